import { MEASURES, type Measure, type MeasureEffect, type ReportTask } from '../../model/report.ts';
import { independentResamples, mannWhitney, mean, percentileInterval, randomFor } from '../../stats/index.ts';
import type { CompareOptions } from '../compare-options.ts';
import { adjustedMeasures, median, NO_MEASURE } from '../measure-effects.ts';
import { isCounted, NOBODY_COUNTED } from '../nobody-counted.ts';
import { roundedDifference } from '../rounded-difference.ts';
import { RATIO_REASONS } from '../side-ratios.ts';
import { SINGLE_TASK } from './no-pairs.ts';

/**
 * How steps, tokens, cost and duration differ between the tasks of two groups: row → measure, in the order of `MEASURES`. Each
 * is over the tasks of a side that have the measure; they need no verdict. Holm's family is the measures of one row.
 */
export function groupMeasures(
  rows: readonly (readonly ReportTask[])[],
  options: CompareOptions,
): readonly (readonly MeasureEffect[])[] {
  return rows.map((tasks) => adjustedMeasures(MEASURES.map((measure) => effectOf(tasks, measure, options))));
}

function effectOf(tasks: readonly ReportTask[], measure: Measure, options: CompareOptions): MeasureEffect {
  const a = tasks.flatMap(({ measures_a }) => measures_a?.[measure] ?? []).sort((x, y) => x - y);
  const b = tasks.flatMap(({ measures_b }) => measures_b?.[measure] ?? []).sort((x, y) => x - y);
  const n_tasks = a.length + b.length;
  const why = reasonAgainst(a, b);
  if (why !== null) return { measure, n_tasks, ...NO_MEASURE, reasons: { measure: why } };
  const { p, z } = mannWhitney(a, b)!;
  const [median_a, median_b] = [median(a)!, median(b)!];
  const { reasons, ...ratio } = ratioOf(a, b, options);
  return {
    ...{ measure, n_tasks, mean_a: mean(a), mean_b: mean(b), median_a, median_b },
    ...{ median_difference: roundedDifference(median_a, median_b), ...ratio },
    ...{ p, p_method: 'normal', p_holm: null },
    reasons: { ...reasons, ...(z === null && { p: 'every task has the same value' }) },
  };
}

function reasonAgainst(a: readonly number[], b: readonly number[]): string | null {
  if (a.length === 0 && b.length === 0) return 'no task has it';
  if (a.length === 0 || b.length === 0) return `no task of ${a.length === 0 ? 'A' : 'B'} has it`;
  return isCounted({ a, b }) ? null : NOBODY_COUNTED;
}

/** Mean by mean, with the percentiles of what resampling each side by itself makes of it. */
function ratioOf(a: readonly number[], b: readonly number[], { seed, draws }: CompareOptions) {
  const of = mean(a);
  if (of === 0)
    return {
      ratio: null,
      ci_ratio: null,
      reasons: { ratio: RATIO_REASONS['zero-denominator'] },
    };
  const ratio = mean(b) / of;
  if (a.length < 2 || b.length < 2) return { ratio, ci_ratio: null, reasons: { ci_ratio: SINGLE_TASK } };
  const drawn = independentResamples([a], [b], randomFor(seed, 'ratio'), draws);
  const ratios = drawn.b[0]!.map((value, i) => value / drawn.a[0]![i]!);
  if (!ratios.every(Number.isFinite)) {
    const reasons = { ci_ratio: RATIO_REASONS['undefined-resamples'] };
    return { ratio, ci_ratio: null, reasons };
  }
  return { ratio, ci_ratio: percentileInterval(ratios), reasons: {} };
}
