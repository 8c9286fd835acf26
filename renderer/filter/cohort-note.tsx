import type { ReactNode } from 'react';
import { cohortSize } from '../../analysis/cohort/cohort-words.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import { useCall } from '../port/use-call.ts';

/** What the chosen cohorts are; those that the workspace does not have are left out. */
export function useChosenCohorts(keys: readonly string[]): readonly NamedCohort[] {
  const { data } = useCall('cohorts', {}, { enabled: keys.length > 0 });
  return keys.flatMap(
    (wanted) => data?.rows.filter(({ key, hash }) => key === wanted || hash === wanted) ?? [],
  );
}

/** Beside the first cohort's name on its chip: what it is; of several whether one is a sample. */
export function CohortNote({ cohorts }: { readonly cohorts: readonly NamedCohort[] }): ReactNode {
  const [only, ...others] = cohorts;
  if (only === undefined) return null;
  if (others.length === 0) return <span className="chip-more">{cohortSize(only)}</span>;
  return cohorts.some(({ sample }) => sample !== null) && <span className="chip-more">with a sample</span>;
}
