import { cohortWords } from '../cohort/cohort-words.ts';
import type { Cohort } from '../model/comparison.ts';
import { counted } from './counted.ts';

/** Which tasks a figure is of, in brackets, and which cohorts it was restricted to. */
export function cohortClause({ name, n_tasks, hash, within }: Cohort): string {
  const words = cohortWords(within);
  return `(cohort ${name}, ${counted([n_tasks], 'task')}, ${hash})${words === null ? '' : `, within ${words}`}`;
}
