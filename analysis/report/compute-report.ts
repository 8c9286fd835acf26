import {
  type CompareOptions,
  compareRows,
  comparisonPower,
  estimandsOf,
  meanDifference,
  measureEffects,
  type PairedOutcome,
  pairedOutcomes,
  repeatedRuns,
  repeatRates,
  repositoryBootstraps,
  repositorySensitivity,
  sensitivity,
  taskCounts,
  threeIntervals,
} from '../compare/index.ts';
import type { ComparisonResult, PairedComparison } from '../model/comparison.ts';
import type { ComputedReport, ReportInput, ReportRow, ReportTask } from '../model/report.ts';
import { netChange } from '../stats/index.ts';
import { groupExtent, groupOutcomes } from './compute-group-report.ts';
import { rowTests } from './row-tests.ts';

export interface ReportOptions extends CompareOptions {
  /** What A and B are: a task of one benchmark alone is not missing on the other. */
  readonly by: ComparisonResult['by'];
  /** False where the sides share no task and are two groups. */
  readonly paired?: boolean | undefined;
  /** The difference whose power is stated, above 0: 0.05 is five points. */
  readonly stated_difference: number;
}

type ReportExtent = Pick<ReportRow, 'repositories' | 'measures'>;

/** What became of tasks: all of a report but what `reportExtent` adds. */
export function reportOutcomes(
  inputs: readonly ReportInput[],
  options: ReportOptions,
): Omit<ComputedReport, 'rows'> & { readonly rows: readonly Omit<ReportRow, keyof ReportExtent>[] } {
  return options.paired === false ? groupOutcomes(inputs, options) : pairedReportOutcomes(inputs, options);
}

function pairedReportOutcomes(inputs: readonly ReportInput[], options: ReportOptions) {
  const comparisons = compareRows(inputs, options);
  const outcomes = inputs.map((input) => pairedOutcomes(input).tasks);
  const tests = rowTests(comparisons, outcomes);
  const scenarios = sensitivity(expectedOn(inputs, options), comparisons, options);
  const rows = inputs.map((input, i) => ({
    ...ownPart(input, comparisons[i]!, outcomes[i]!, options),
    tests: tests[i]!,
    sensitivity: scenarios[i]!,
  }));
  const { mean_difference, ci_mean_difference } = meanDifference(inputs, options);
  return { comparisons, mean_difference, ci_mean_difference, rows };
}

/** Row → how far a difference reaches beyond the tasks: over repositories, and to what runs take. */
export function reportExtent(
  inputs: readonly ReportInput[],
  options: ReportOptions,
): readonly ReportExtent[] {
  if (options.paired === false) return groupExtent(inputs, options);
  const outcomes = inputs.map((input) => pairedOutcomes(input).tasks);
  const levels = repositoryBootstraps(outcomes, options);
  const effects = measureEffects(
    inputs.map(({ tasks }) => tasks),
    options,
  );
  return outcomes.map((tasks, i) => ({
    repositories: repositorySensitivity(tasks, levels[i]!),
    measures: effects[i]!,
  }));
}

/** A report from what was computed apart. */
export function joinedReport(
  outcomes: ReturnType<typeof reportOutcomes>,
  extent: ReturnType<typeof reportExtent>,
): ComputedReport {
  return { ...outcomes, rows: outcomes.rows.map((row, i) => ({ ...row, ...extent[i]! })) };
}

/**
 * All that a report says of its rows. The comparisons are those of `compareRows`; what is drawn at random is drawn for
 * all rows together where they have as many tasks.
 */
export function computeReport(inputs: readonly ReportInput[], options: ReportOptions): ComputedReport {
  return joinedReport(reportOutcomes(inputs, options), reportExtent(inputs, options));
}

/** The rows with the tasks that both sides were to run. */
function expectedOn(inputs: readonly ReportInput[], { by }: ReportOptions): readonly ReportInput[] {
  if (by !== 'benchmark') return inputs;
  const isShared = ({ a, b }: ReportTask) => a.length > 0 && b.length > 0;
  return inputs.map((input) => ({ ...input, tasks: input.tasks.filter(isShared) }));
}

/** What a row has of itself alone. */
function ownPart(
  input: ReportInput,
  comparison: PairedComparison,
  outcomes: readonly PairedOutcome[],
  { stated_difference }: ReportOptions,
): Omit<ReportRow, 'tests' | 'sensitivity' | keyof ReportExtent> {
  const { system, condition } = input;
  const compared = comparedTasks(input);
  const repeats = repeatRates(compared);
  return {
    ...{ system, condition, repeats },
    repeated_runs: repeatedRuns(outcomes, stated_difference),
    tasks: taskCounts(input),
    estimates: threeIntervals(comparison, outcomes),
    estimands: estimandsOf(comparison, compared, repeats),
    net_change: netChange(comparison.transitions),
    power: comparisonPower(comparison, outcomes, stated_difference),
  };
}

function comparedTasks({ tasks }: ReportInput): readonly ReportTask[] {
  return tasks.filter(({ a, b }) => [a, b].every((side) => side.some((verdict) => verdict !== null)));
}
