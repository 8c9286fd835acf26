import { count } from '../format/number.ts';
import type { NamedCohort } from '../model/named-cohort.ts';

const tasks = (n: number) => `${count(n)} ${n === 1 ? 'task' : 'tasks'}`;

/** What a cohort is, without its name: `sample of 100 of 500 tasks, seed parallax`, or `50 tasks`. */
export function cohortSize({ n_tasks, sample, part_of, by_result }: NamedCohort): string {
  return [
    sample ? `sample of ${count(n_tasks)} of ${tasks(sample.n_from)}, seed ${sample.seed}` : tasks(n_tasks),
    ...(part_of === null ? [] : [`within ${part_of}`]),
    ...(by_result ? ['chosen by result'] : []),
  ].join(', ');
}

/**
 * What the named cohorts of a filter restrict a result to: `cohort hundred (sample of 100 of 500 tasks, seed parallax)`,
 * several joined by “or”. Null where there are none.
 */
export function cohortWords(within: readonly NamedCohort[]): string | null {
  if (within.length === 0) return null;
  return within.map((cohort) => `cohort ${cohort.name} (${cohortSize(cohort)})`).join(' or ');
}
