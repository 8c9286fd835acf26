import { MEASURES, type Measure, type MeasureEffect, type ReportTask } from '../model/report.ts';
import { holm, mean, quantile, wilcoxon } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { isCounted, NOBODY_COUNTED } from './nobody-counted.ts';
import { roundedDifference } from './rounded-difference.ts';
import { RATIO_REASONS, type SideRatio, type Sides, sideRatios } from './side-ratios.ts';

/** One measure of one row. */
interface MeasureSides extends Sides {
  readonly measure: Measure;
}

/**
 * The effect on steps, tokens, cost and duration: row → measure, in the order of `MEASURES`. Each is over the tasks with
 * the measure known on both sides; the tasks of a row need no verdict. Holm's family is the measures of one row. Rows and
 * measures of as many tasks share resamples, which depend on the seed and that number alone.
 */
export function measureEffects(
  rows: readonly (readonly ReportTask[])[],
  options: CompareOptions,
): readonly (readonly MeasureEffect[])[] {
  const sides = rows.map((tasks) => MEASURES.map((measure) => sidesOf(tasks, measure)));
  const ratios = sideRatios(sides.flat().filter(isCounted), options);
  return sides.map((row) => adjustedMeasures(row.map((one) => effectOf(one, ratios.get(one)))));
}

function sidesOf(tasks: readonly ReportTask[], measure: Measure): MeasureSides {
  const [a, b]: [number[], number[]] = [[], []];
  for (const { measures_a, measures_b } of tasks) {
    const [x, y] = [measures_a?.[measure] ?? null, measures_b?.[measure] ?? null];
    if (x === null || y === null) continue;
    a.push(x);
    b.push(y);
  }
  return { measure, a, b };
}

function effectOf({ measure, a, b }: MeasureSides, ratio: SideRatio | undefined): MeasureEffect {
  const n_tasks = a.length;
  if (ratio === undefined) {
    const reason = n_tasks === 0 ? 'no task has it on both sides' : NOBODY_COUNTED;
    return { measure, n_tasks, ...NO_MEASURE, reasons: { measure: reason } };
  }
  const differences = a.map((value, i) => roundedDifference(value, b[i]!));
  const test = wilcoxon(differences)!;
  const reasons = {
    ...(ratio.reason !== null && {
      [ratio.ratio === null ? 'ratio' : 'ci_ratio']: RATIO_REASONS[ratio.reason],
    }),
    ...(test.all_zero && { p: 'every task has the same value on both sides' }),
  };
  return {
    ...{ measure, n_tasks, mean_a: mean(a), mean_b: mean(b), median_a: median(a), median_b: median(b) },
    ...{ median_difference: median(differences), ratio: ratio.ratio, ci_ratio: ratio.percentile },
    ...{ p: test.p, p_method: test.method, p_holm: null, reasons },
  };
}

/** The numbers of a measure that nobody has. */
export const NO_MEASURE = {
  ...{ mean_a: null, mean_b: null, median_a: null, median_b: null, median_difference: null },
  ...{ ratio: null, ci_ratio: null, p: null, p_method: null, p_holm: null },
};

/** The measures of a row, which are one Holm family. */
export function adjustedMeasures(row: readonly MeasureEffect[]): readonly MeasureEffect[] {
  const p_holm = holm(row.map(({ p }) => p));
  return row.map((effect, i) => ({ ...effect, p_holm: p_holm[i]! }));
}

export function median(values: readonly number[]): number | null {
  return quantile(Float64Array.from(values).sort(), 0.5);
}
