import type { RateRow } from '../model/rate-row.ts';
import { clusteredMean, wilson } from '../stats/index.ts';

type Rate = Pick<RateRow, 'rate' | 'ci' | 'ci_method'>;

const UNKNOWN: Rate = { rate: null, ci: null, ci_method: null };

/** Resolve rate of one repeat with Wilson's 95% interval. All null where nothing is scored. */
export function rateOfRepeat(resolved: number, scored: number): Rate {
  return scored === 0
    ? UNKNOWN
    : { rate: resolved / scored, ci: wilson(resolved, scored), ci_method: 'wilson' };
}

/**
 * Unweighted mean of the repeats' resolve rates; a repeat with nothing scored is left out. The 95% interval is the rate
 * ± t·SE within [0, 1], SE from `taskMeans` (each task's share of solved runs among its scored ones), since the runs of
 * one task are not independent. Null for a single task.
 *
 * With one scored repeat it is that repeat's rate and interval. Where all task means are equal, such as nothing solved,
 * SE is 0 and would claim certainty: then Wilson's interval over the tasks, as `ci_method` says.
 */
export function rateOverRepeats(
  repeats: readonly { readonly resolved: number; readonly scored: number }[],
  taskMeans: readonly number[],
): Rate {
  const used = repeats.filter(({ scored }) => scored > 0);
  const [first] = used;
  if (first === undefined) return UNKNOWN;
  if (used.length === 1) return rateOfRepeat(first.resolved, first.scored);
  const rate = used.reduce((sum, { resolved, scored }) => sum + resolved / scored, 0) / used.length;
  const clustered = clusteredMean(taskMeans);
  if (clustered === null) return { rate, ci: null, ci_method: null };
  const { n, mean, interval, no_variation } = clustered;
  if (no_variation) return { rate, ci: wilson(mean * n, n), ci_method: 'wilson' };
  const half = interval[1] - mean;
  return { rate, ci: [Math.max(0, rate - half), Math.min(1, rate + half)], ci_method: 'clustered-t' };
}
