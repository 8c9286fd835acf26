import { CHANGE_MEASURES, type Change, type ChangeMeasure, type ChangeRow } from '../model/changes.ts';
import type { Reasons, ReportInput, ReportTask, TaskMeasures } from '../model/report.ts';
import { mean } from '../stats/index.ts';
import { bootstrapIntervals } from './bootstrap-intervals.ts';
import type { CompareOptions } from './compare-options.ts';
import { isCounted, NOBODY_COUNTED } from './nobody-counted.ts';
import { pairedOutcomes } from './paired-outcomes.ts';
import { type RowBootstrap, rowBootstraps } from './row-bootstraps.ts';
import { RATIO_REASONS, type SideRatio, type Sides, sideRatios } from './side-ratios.ts';
import { taskMeans } from './task-means.ts';

/** One measure of one row. */
interface ChangeSides extends Sides {
  readonly measure: ChangeMeasure;
  /** B − A of each task, in an order that does not depend on names. */
  readonly differences: readonly number[];
  /** Over the tasks; null where there is none. */
  readonly means: { readonly a: number; readonly b: number; readonly difference: number } | null;
}

type TaskValue = (measures: TaskMeasures) => number | null;

/** Tokens are those of the report's two means together, so that its lines add up to this one. */
const VALUES: Readonly<Record<Exclude<ChangeMeasure, 'resolve'>, TaskValue>> = {
  steps: ({ steps }) => steps,
  tokens: ({ input_tokens, output_tokens }) =>
    input_tokens === null || output_tokens === null ? null : input_tokens + output_tokens,
  cost_usd: ({ cost_usd }) => cost_usd,
};

/**
 * What changes from A to B, absolutely and by A: row → measure. Differences of resolve rates are those of a comparison and
 * ratios those of a report, with their resamples, so that the same seed gives the same numbers.
 */
export function sideChanges(rows: readonly ReportInput[], options: CompareOptions): readonly ChangeRow[] {
  const sides = rows.map((row) => [
    resolveSides(row),
    ...CHANGE_MEASURES.filter((measure) => measure !== 'resolve').map((measure) =>
      measureSides(row.tasks, measure),
    ),
  ]);
  const known = sides.flat().filter(isKnown);
  const ratios = sideRatios(known, options);
  const bootstraps = new Map(
    rowBootstraps(
      known.map(({ differences }) => differences),
      options,
    ).map((bootstrap, i) => [known[i]!, bootstrap]),
  );
  return rows.map(({ system, condition }, i) => ({
    system,
    condition,
    changes: sides[i]!.map((one) => changeOf(one, ratios.get(one), bootstraps.get(one) ?? null)),
  }));
}

/** That nothing is solved is known; that nothing is taken is not. */
function isKnown(sides: ChangeSides): boolean {
  return sides.a.length > 0 && (sides.measure === 'resolve' || isCounted(sides));
}

function resolveSides(row: ReportInput): ChangeSides {
  const { tasks } = pairedOutcomes(row);
  const means = tasks.length === 0 ? null : taskMeans(tasks);
  return {
    measure: 'resolve',
    a: tasks.map(({ mean_a }) => mean_a),
    b: tasks.map(({ mean_b }) => mean_b),
    differences: tasks.map(({ difference }) => difference),
    means: means && { a: means.rate_a, b: means.rate_b, difference: means.difference },
  };
}

function measureSides(tasks: readonly ReportTask[], measure: Exclude<ChangeMeasure, 'resolve'>): ChangeSides {
  const [a, b]: [number[], number[]] = [[], []];
  for (const { measures_a, measures_b } of tasks) {
    const x = measures_a && VALUES[measure](measures_a);
    const y = measures_b && VALUES[measure](measures_b);
    if (x === null || y === null) continue;
    a.push(x);
    b.push(y);
  }
  const differences = a.map((value, i) => b[i]! - value).sort((x, y) => x - y);
  const means = a.length === 0 ? null : { a: mean(a), b: mean(b), difference: mean(b) - mean(a) };
  return { measure, a, b, differences, means };
}

const NOTHING = {
  ...{ mean_a: null, mean_b: null, difference: null, ci_difference: null },
  ...{ relative: null, ci_relative: null },
};

function changeOf(sides: ChangeSides, ratio: SideRatio | undefined, bootstrap: RowBootstrap): Change {
  const { measure, a, means } = sides;
  const n_tasks = a.length;
  if (ratio === undefined || means === null) {
    const missing =
      measure === 'resolve' ? 'no task is scored on both sides' : 'no task has it on both sides';
    const reason = n_tasks === 0 ? missing : NOBODY_COUNTED;
    return { measure, n_tasks, ...NOTHING, reasons: { measure: reason } };
  }
  const { percentile, reasons } = bootstrapIntervals(n_tasks, bootstrap);
  return {
    ...{ measure, n_tasks, mean_a: means.a, mean_b: means.b, difference: means.difference },
    ci_difference: percentile,
    relative: ratio.ratio === null ? null : ratio.ratio - 1,
    ci_relative: ratio.percentile && [ratio.percentile[0] - 1, ratio.percentile[1] - 1],
    reasons: {
      ...(reasons.ci_bootstrap !== undefined && { ci_difference: reasons.ci_bootstrap }),
      ...ratioReasons(measure, ratio),
    },
  };
}

function ratioReasons(measure: ChangeMeasure, { ratio, reason }: SideRatio): Reasons {
  if (reason === null) return {};
  const text = RATIO_REASONS[reason];
  const told = measure === 'resolve' ? text.replace('A takes nothing', 'A solves nothing') : text;
  return ratio === null ? { relative: told, ci_relative: told } : { ci_relative: told };
}
