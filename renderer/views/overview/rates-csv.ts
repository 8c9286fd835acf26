import { cohortWords } from '../../../analysis/cohort/cohort-words.ts';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import { SHOWN_OUTCOMES } from '../../../analysis/model/outcome-names.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import { toDelimited } from '../../export/to-delimited.ts';

const FIELDS = [
  'benchmark',
  'system',
  'condition',
  'repeat',
  'n_tasks',
  'n_scored',
  'n_unscored',
  'n_suspect',
  'n_ambiguous',
  'resolved',
  'rate',
  'ci_method',
  'published',
  'mean_steps',
  'mean_tokens',
  'mean_cost_usd',
] as const satisfies readonly (keyof RateRow)[];

/** All rates as CSV: fractions, not percent; repeat empty for the mean over repeats; runs by outcome, and the named
 * cohorts that all of it is within, at the end. */
export function ratesCsv(rows: readonly RateRow[], within: readonly NamedCohort[]): string {
  const outcomes = SHOWN_OUTCOMES.map((outcome) => `n_${outcome.replaceAll('-', '_')}`);
  return toDelimited(
    [...FIELDS, 'ci_low', 'ci_high', ...outcomes, 'cohort'],
    rows.map((row) => [
      ...FIELDS.map((field) => row[field]),
      row.ci?.[0] ?? null,
      row.ci?.[1] ?? null,
      ...SHOWN_OUTCOMES.map((outcome) => row.outcomes[outcome] ?? 0),
      cohortWords(within),
    ]),
  );
}
