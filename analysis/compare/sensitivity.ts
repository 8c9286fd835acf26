import type { Comparison, PairedRow } from '../model/comparison.ts';
import type { Scenario, SensitivityRow } from '../model/report.ts';
import { bootstrapIntervals } from './bootstrap-intervals.ts';
import { changesFrom } from './changes-from.ts';
import type { CompareOptions } from './compare-options.ts';
import { NO_TASK } from './no-task.ts';
import { type PairedOutcome, pairedOutcomes } from './paired-outcomes.ts';
import { permutationTest } from './permutation-test.ts';
import { type RowBootstrap, rowBootstraps } from './row-bootstraps.ts';
import { rowName } from './row-name.ts';
import { CHANGED_SCENARIOS, sameAs, scenarioRow, type UnjudgedRow } from './scenario-row.ts';
import { taskMeans } from './task-means.ts';
import { hasGaps, underScenario } from './under-scenario.ts';

interface Case {
  readonly row: number;
  readonly name: string;
  readonly scenario: Scenario;
  readonly tasks: readonly PairedOutcome[];
}

/**
 * How each row's difference holds under other ways of dealing with runs without a verdict and with tasks that one side
 * lacks: row → scenario, in the order of `SCENARIOS`. `comparisons`: the same rows as scored. Estimate, BCa interval and
 * permutation p are those of `compareRows` over the runs so filled.
 */
export function sensitivity(
  rows: readonly PairedRow[],
  comparisons: readonly Comparison[],
  options: CompareOptions,
): readonly (readonly SensitivityRow[])[] {
  const cases = rows.flatMap(casesOf);
  const differences = cases.map(({ tasks }) => tasks.map(({ difference }) => difference));
  const bootstraps = rowBootstraps(differences, options);
  const changed = cases.map((one, i) => ({ ...one, found: computed(one, bootstraps[i]!, options) }));
  return comparisons.map((comparison, i) => {
    const base = scenarioRow('as-scored', comparison);
    const found = changed.filter(({ row }) => row === i).map((one) => one.found);
    return [
      base,
      ...(found.length > 0 ? found : CHANGED_SCENARIOS.map((scenario) => sameAs(base, scenario))),
    ].map((row) => ({ ...row, ...changesFrom(base, row) }));
  });
}

function casesOf(row: PairedRow, i: number): readonly Case[] {
  if (!hasGaps(row)) return [];
  return CHANGED_SCENARIOS.map((scenario) => {
    const { tasks } = pairedOutcomes(underScenario(row, scenario));
    return { row: i, name: `${rowName(row)}|${scenario}`, scenario, tasks };
  });
}

function computed(
  { name, scenario, tasks }: Case,
  bootstrap: RowBootstrap,
  options: CompareOptions,
): UnjudgedRow {
  const { bca, reasons } = bootstrapIntervals(tasks.length, bootstrap);
  const { p, reason } = permutationTest(tasks, name, options);
  const none = { rate_a: null, rate_b: null, difference: null };
  return {
    scenario,
    n_tasks: tasks.length,
    ...(tasks.length === 0 ? none : taskMeans(tasks)),
    interval: bca,
    p,
    reasons: reasonsOf(tasks.length, reasons.ci_bca, reason),
  };
}

function reasonsOf(n: number, interval: string | undefined, p: string | null | undefined) {
  return {
    ...(n === 0 && { difference: NO_TASK }),
    ...(interval !== undefined && { interval }),
    ...(p && { p }),
  };
}
