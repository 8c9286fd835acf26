import { SHOWN_OUTCOMES, type ShownOutcome } from '../../model/outcome-names.ts';
import type { RateRow } from '../../model/rate-row.ts';

/** All runs of a row, scored or not, over all its repeats. */
export function runsOf({ outcomes }: Pick<RateRow, 'outcomes'>): number {
  return SHOWN_OUTCOMES.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0);
}

/** The outcomes that some run of these rows came to, in the order in which they are drawn. */
export function outcomesOf(rows: readonly Pick<RateRow, 'outcomes'>[]): readonly ShownOutcome[] {
  return SHOWN_OUTCOMES.filter((outcome) => rows.some(({ outcomes }) => (outcomes[outcome] ?? 0) > 0));
}

/** Percent of a row's runs; null where it has none. */
export function shareOf(row: Pick<RateRow, 'outcomes'>, outcome: ShownOutcome): number | null {
  const runs = runsOf(row);
  return runs === 0 ? null : (100 * (row.outcomes[outcome] ?? 0)) / runs;
}

/** The key of an outcome's column of shares in the figure's table. */
export const shareKey = (outcome: ShownOutcome): string => `share_${outcome.replaceAll('-', '_')}`;
