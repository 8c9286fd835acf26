import {
  compareGroups,
  groupEstimands,
  groupEstimates,
  groupMeasures,
  groupPower,
  groupRepositorySensitivity,
  groupRuns,
  groupSensitivity,
  groupTaskCounts,
  meanOfGroups,
  repeatRates,
  type TaskGroups,
  taskGroups,
} from '../compare/index.ts';
import type { IndependentComparison } from '../model/comparison.ts';
import type { ReportInput, ReportRow } from '../model/report.ts';
import type { ReportOptions } from './compute-report.ts';
import { groupTests } from './group-tests.ts';

/** `reportOutcomes` where the sides share no task. */
export function groupOutcomes(inputs: readonly ReportInput[], options: ReportOptions) {
  const comparisons = compareGroups(inputs, options);
  const groups = inputs.map(taskGroups);
  const tests = groupTests(comparisons, groups);
  const scenarios = groupSensitivity(inputs, comparisons, options);
  const rows = inputs.map((input, i) => ({
    ...ownPart(input, comparisons[i]!, groups[i]!, options),
    tests: tests[i]!,
    sensitivity: scenarios[i]!,
  }));
  const { mean_difference, ci_mean_difference } = meanOfGroups(inputs, options);
  return { comparisons, mean_difference, ci_mean_difference, rows };
}

/** `reportExtent` where the sides share no task. */
export function groupExtent(
  inputs: readonly ReportInput[],
  options: ReportOptions,
): readonly Pick<ReportRow, 'repositories' | 'measures'>[] {
  const effects = groupMeasures(
    inputs.map(({ tasks }) => tasks),
    options,
  );
  return inputs.map((input, i) => ({
    repositories: groupRepositorySensitivity(taskGroups(input), options),
    measures: effects[i]!,
  }));
}

function ownPart(
  input: ReportInput,
  comparison: IndependentComparison,
  groups: TaskGroups,
  { stated_difference }: ReportOptions,
): Omit<ReportRow, 'tests' | 'sensitivity' | 'repositories' | 'measures'> {
  const { system, condition } = input;
  const scored = input.tasks.filter(({ a, b }) => [...a, ...b].some((verdict) => verdict !== null));
  const repeats = repeatRates(scored);
  return {
    ...{ system, condition, repeats },
    repeated_runs: groupRuns(groups),
    tasks: groupTaskCounts(input),
    estimates: groupEstimates(comparison, groups),
    estimands: groupEstimands(comparison, groups, scored, repeats),
    net_change: null,
    power: groupPower(groups, stated_difference),
  };
}
