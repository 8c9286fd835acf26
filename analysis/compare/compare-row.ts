import { count } from '../format/number.ts';
import type { PairedComparison, PairedRow } from '../model/comparison.ts';
import { mcnemar, overturnNull, randomFor, retention } from '../stats/index.ts';
import { byRepository } from './by-repository.ts';
import type { CompareOptions } from './compare-options.ts';
import { NO_OUTCOME, NO_TASK } from './no-task.ts';
import { countTransitions, newcombeOfChange } from './outcome-table.ts';
import { type PairedOutcome, type PairedOutcomes, pairedOutcomes } from './paired-outcomes.ts';
import { permutationTest } from './permutation-test.ts';
import { rowName } from './row-name.ts';
import { taskMeans } from './task-means.ts';

type Fields<K extends keyof PairedComparison> = Pick<PairedComparison, K | 'reasons'>;

/** What needs its row alone: all but the intervals of the resamples that rows share, and what Holm makes of p. */
export type RowAlone = Omit<PairedComparison, 'ci_bootstrap' | 'ci_bca' | 'p_holm'>;

/** Compares B with A over the tasks that one row has scored on both sides. */
export function compareRow(row: PairedRow, options: CompareOptions): RowAlone {
  const outcomes = pairedOutcomes(row);
  const { tasks, n_dropped } = outcomes;
  const name = rowName(row);
  const parts = [
    rates(tasks),
    outcomeTable(tasks),
    permutation(tasks, name, options),
    nullOverturn(outcomes, name, options),
    repositories(tasks),
  ] as const;
  const [rate, table, p, overturn, repository] = parts;
  const reasons: Record<string, string> = Object.assign({}, ...parts.map((part) => part.reasons));
  const { system, condition } = row;
  const n = tasks.length;
  const size = {
    system,
    condition,
    paired: true,
    n_tasks: n,
    n_tasks_a: n,
    n_tasks_b: n,
    n_dropped,
  } as const;
  return { ...size, ...rate, ...table, ...p, ...overturn, ...repository, reasons };
}

function rates(tasks: readonly PairedOutcome[]): Fields<'rate_a' | 'rate_b' | 'difference'> {
  if (tasks.length > 0) return { ...taskMeans(tasks), reasons: {} };
  const reasons = { rate_a: NO_TASK, rate_b: NO_TASK, difference: NO_TASK };
  return { rate_a: null, rate_b: null, difference: null, reasons };
}

function outcomeTable(
  tasks: readonly PairedOutcome[],
): Fields<'transitions' | 'ci_newcombe' | 'mcnemar' | 'retention'> {
  const transitions = countTransitions(tasks);
  const { ss, su: b, us: c, uu, excluded } = transitions;
  const reasons: Record<string, string> = {};
  if (excluded > 0) {
    reasons.transitions = `${count(excluded)} of ${count(tasks.length)} tasks have no majority on a side (a tie, or fewer than two scored runs)`;
  }
  const kept = retention(ss, b);
  if (kept === null) reasons.retention = 'A solves no task that has an outcome on both sides';
  if (ss + b + c + uu === 0) {
    const why = tasks.length === 0 ? NO_TASK : NO_OUTCOME;
    Object.assign(reasons, { ci_newcombe: why, mcnemar: why, retention: why });
    return {
      transitions,
      ci_newcombe: null,
      mcnemar: { b, c, exact: null, mid_p: null },
      retention: null,
      reasons,
    };
  }
  const { exact, mid_p } = mcnemar(b, c);
  const ci_newcombe = newcombeOfChange(transitions);
  return {
    transitions,
    ci_newcombe,
    mcnemar: { b, c, exact, mid_p },
    retention: kept?.retention ?? null,
    reasons,
  };
}

function permutation(
  tasks: readonly PairedOutcome[],
  name: string,
  options: CompareOptions,
): Fields<'p_permutation'> {
  const { p, reason } = permutationTest(tasks, name, options);
  const reasons: Record<string, string> = reason === null ? {} : { p_permutation: reason };
  if (tasks.length === 0) reasons.p_holm = `${NO_TASK}: outside the Holm family`;
  return { p_permutation: p, reasons };
}

function nullOverturn(
  { tasks, rules }: PairedOutcomes,
  name: string,
  { seed, draws }: CompareOptions,
): Fields<'overturn_null'> {
  const runs = tasks.map((task) => task.runs);
  const chance = overturnNull(runs, rules, randomFor(seed, `overturn|${name}`), draws);
  if (chance === null) {
    const reason = tasks.length === 0 ? NO_TASK : 'no permutation of the runs solves a task under A';
    return { overturn_null: null, reasons: { overturn_null: reason } };
  }
  const reasons = chance.exact
    ? {}
    : { overturn_null: 'mean over random permutations: too many tasks to compute exactly' };
  return { overturn_null: chance.overturn, reasons };
}

function repositories(tasks: readonly PairedOutcome[]): Fields<'by_repository'> {
  const by_repository = byRepository(tasks);
  const without = tasks.filter(({ repository }) => repository === null).length;
  const bare = by_repository
    .filter(({ ci_newcombe }) => ci_newcombe === null)
    .map(({ repository }) => repository);
  const notes = [
    ...(without > 0
      ? [`${count(without)} of ${count(tasks.length)} tasks name no repository and are left out`]
      : []),
    ...(bare.length > 0 ? [`no interval for ${bare.join(', ')}: ${NO_OUTCOME}`] : []),
  ];
  return { by_repository, reasons: notes.length > 0 ? { by_repository: notes.join('; ') } : {} };
}
