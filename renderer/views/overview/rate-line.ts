import type { RateRow } from '../../../analysis/model/rate-row.ts';

/** A line of the table: an entry's own row, or one of its repeats. */
export interface RateLine {
  readonly row: RateRow;
  readonly repeats: readonly RateRow[];
  readonly level: 1 | 2;
  readonly isExpanded: boolean;
  readonly onToggle: (() => void) | null;
}
