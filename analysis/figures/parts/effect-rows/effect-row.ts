import type { Interval } from '../../../model/comparison.ts';

/** One line of a plot of effects. Differences and limits are in percentage points. */
export interface EffectRow {
  /** `part` belongs to the row above it, `summary` sums up all. */
  readonly kind: 'row' | 'part' | 'summary';
  readonly label: string;
  readonly difference: number | null;
  /** Drawn as a line and written in brackets. */
  readonly interval: Interval | null;
  /** Drawn as a pale band behind the line. */
  readonly band: Interval | null;
  readonly n: number | null;
  /** Tasks of A and of B where they share none. */
  readonly sides?: readonly [number, number] | null;
  /** Adjusted; null where there is none, which a main line says. */
  readonly p: number | null;
  /** Why there is no difference. */
  readonly reason: string | null;
  /** Values that the axis has to reach; an arrowhead stands for what lies beyond. */
  readonly reach: readonly number[];
}
