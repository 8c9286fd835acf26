import { cohortWords } from '../../analysis/cohort/index.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';

/** A line that says which named cohorts a result is within; nothing where it is within none. */
export function printWithin(within: readonly NamedCohort[]): void {
  const words = cohortWords(within);
  if (words !== null) process.stdout.write(`Within ${words}\n\n`);
}
