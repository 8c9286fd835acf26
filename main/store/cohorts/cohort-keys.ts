import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';

/** What a filter names each cohort by: its name, or its hash where several have the name. */
export function cohortKeys(cohorts: readonly Pick<NamedCohort, 'name' | 'hash'>[]): readonly string[] {
  const seen = new Map<string, number>();
  for (const { name } of cohorts) seen.set(name, (seen.get(name) ?? 0) + 1);
  return cohorts.map(({ name, hash }) => (seen.get(name) === 1 ? name : hash));
}
