import { type BcaFallback, independentInterval, independentResamples, randomFor } from '../../stats/index.ts';
import type { CompareOptions } from '../compare-options.ts';
import { grouped } from '../grouped.ts';
import type { RowIntervals } from '../row-intervals.ts';
import { SINGLE_TASK } from './no-pairs.ts';
import { meansOf, type TaskGroups } from './task-groups.ts';

const FALLBACKS: Readonly<Record<BcaFallback, string>> = {
  'no-variation': 'the tasks of each side end alike, so there is nothing to correct: the percentile interval',
  'one-sided': 'all resamples lie on one side of the difference: the percentile interval',
  'out-of-range': 'the correction leaves its range: the percentile interval',
};

const A_POINT = 'the tasks of each side end alike, so the interval is a point and no evidence of certainty';

/**
 * Row → 95% bootstrap intervals of its difference B − A, the tasks of each side resampled by themselves. A row's do not
 * depend on the other rows; rows of as many tasks a side share the resamples, which depend on the seed and those numbers.
 */
export function groupIntervals(
  rows: readonly TaskGroups[],
  { seed, draws }: CompareOptions,
): readonly RowIntervals[] {
  const results: RowIntervals[] = rows.map(withoutInterval);
  const alike = grouped(rows.keys(), (i) => `${rows[i]!.a.length} ${rows[i]!.b.length}`);
  for (const positions of alike.values()) {
    const sides = positions.map((i) => ({ a: meansOf(rows[i]!.a), b: meansOf(rows[i]!.b) }));
    if (sides[0]!.a.length < 2 || sides[0]!.b.length < 2) continue;
    const drawn = independentResamples(
      sides.map(({ a }) => a),
      sides.map(({ b }) => b),
      randomFor(seed, 'bootstrap'),
      draws,
    );
    positions.forEach((i, at) => {
      const resampled = drawn.b[at]!.map((mean, resample) => mean - drawn.a[at]![resample]!);
      results[i] = withReasons(independentInterval(sides[at]!.a, sides[at]!.b, resampled));
    });
  }
  return results;
}

function withoutInterval({ lacking }: TaskGroups): RowIntervals {
  const reason = lacking ?? SINGLE_TASK;
  return { ci_bootstrap: null, ci_bca: null, reasons: { ci_bootstrap: reason, ci_bca: reason } };
}

function withReasons(found: ReturnType<typeof independentInterval>): RowIntervals {
  const { percentile, bca, bca_fallback } = found;
  const reasons = {
    ...(bca_fallback !== null && { ci_bca: FALLBACKS[bca_fallback] }),
    ...(bca_fallback === 'no-variation' && { ci_bootstrap: A_POINT }),
  };
  return { ci_bootstrap: percentile, ci_bca: bca, reasons };
}
