import type { Comparison, PairedRow } from '../model/comparison.ts';
import { SCENARIOS, type Scenario, type SensitivityRow } from '../model/report.ts';
import { bootstrapIntervals } from './bootstrap-intervals.ts';
import { changesFrom } from './changes-from.ts';
import type { CompareOptions } from './compare-options.ts';
import { NO_TASK } from './no-task.ts';
import { type PairedOutcome, pairedOutcomes } from './paired-outcomes.ts';
import { permutationTest } from './permutation-test.ts';
import { type RowBootstrap, rowBootstraps } from './row-bootstraps.ts';
import { rowName } from './row-name.ts';
import { taskMeans } from './task-means.ts';
import { hasGaps, underScenario } from './under-scenario.ts';

interface Case {
  readonly row: number;
  readonly name: string;
  readonly scenario: Scenario;
  readonly tasks: readonly PairedOutcome[];
}

type Changed = Exclude<Scenario, 'as-scored'>;
const CHANGED = SCENARIOS.filter((scenario): scenario is Changed => scenario !== 'as-scored');

const NO_GAPS = 'nothing is unscored or missing: as scored';

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
    const base = asScored(comparison);
    const found = changed.filter(({ row }) => row === i).map((one) => one.found);
    return [base, ...(found.length > 0 ? found : CHANGED.map((scenario) => sameAs(base, scenario)))].map(
      (row) => ({ ...row, ...changesFrom(base, row) }),
    );
  });
}

function casesOf(row: PairedRow, i: number): readonly Case[] {
  if (!hasGaps(row)) return [];
  return CHANGED.map((scenario) => {
    const { tasks } = pairedOutcomes(underScenario(row, scenario));
    return { row: i, name: `${rowName(row)}|${scenario}`, scenario, tasks };
  });
}

type Unjudged = Omit<SensitivityRow, 'sign_changes' | 'significance_changes'>;

function computed(
  { name, scenario, tasks }: Case,
  bootstrap: RowBootstrap,
  options: CompareOptions,
): Unjudged {
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

function asScored(comparison: Comparison): Unjudged {
  const { n_tasks, rate_a, rate_b, difference, ci_bca, p_permutation, reasons } = comparison;
  return {
    ...{ scenario: 'as-scored', n_tasks, rate_a, rate_b, difference, interval: ci_bca, p: p_permutation },
    reasons: reasonsOf(n_tasks, reasons.ci_bca, reasons.p_permutation),
  };
}

function reasonsOf(n: number, interval: string | undefined, p: string | null | undefined) {
  return {
    ...(n === 0 && { difference: NO_TASK }),
    ...(interval !== undefined && { interval }),
    ...(p && { p }),
  };
}

function sameAs(base: Unjudged, scenario: Scenario): Unjudged {
  return { ...base, scenario, reasons: { ...base.reasons, scenario: NO_GAPS } };
}
