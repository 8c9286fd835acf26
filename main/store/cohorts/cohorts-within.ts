import type { Filter } from '../../../analysis/model/filter.ts';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { cohortNamed } from './cohort-named.ts';

/** The cohorts that a filter keeps to. @throws UserError where the workspace has none of a name, or several */
export function cohortsWithin(
  { cohorts }: Pick<RunFacts, 'cohorts'>,
  { cohort: names = [] }: Filter,
): readonly NamedCohort[] {
  return names
    .map((name) => cohortNamed(cohorts, name))
    .map(({ name, n_tasks, hash, sample, part_of, by_result }) => ({
      ...{ name, n_tasks, hash, sample, part_of, by_result },
    }));
}
