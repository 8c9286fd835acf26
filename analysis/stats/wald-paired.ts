import type { Interval } from '../model/comparison.ts';
import type { PairedTable } from './newcombe-paired.ts';
import { Z_95 } from './normal.ts';

interface WaldPaired {
  /** A − B: (b − c)/n. */
  readonly difference: number;
  /** √(b + c − (b − c)²/n)/n. */
  readonly se: number;
  /** 95%, not kept within ±1; null where the SE is 0 and the interval would be a point. */
  readonly interval: Interval | null;
  /** Why the interval is null: every task shows the same change. */
  readonly reason: 'no-variation' | null;
}

/**
 * Wald's 95% interval of a difference of paired proportions, A − B: the plain normal approximation, too short for few
 * discordant tasks (Fagerland, Lydersen and Laake, "Recommended tests and confidence intervals for paired binomial
 * proportions", 2014). Null for an empty table.
 * Too narrow where tasks of a repository change together (see `clusteredMean`).
 */
export function waldPaired({ both, a_only, b_only, neither }: PairedTable): WaldPaired | null {
  const n = both + a_only + b_only + neither;
  if (n === 0) return null;
  const change = a_only - b_only;
  const discordant = a_only + b_only;
  const difference = change / n;
  // In whole numbers: equal changes leave exactly 0.
  const se = Math.sqrt((n * discordant - change ** 2) / n) / n;
  if (se === 0) return { difference, se, interval: null, reason: 'no-variation' };
  return { difference, se, interval: [difference - Z_95 * se, difference + Z_95 * se], reason: null };
}
