import { type CompareOptions, type PairedOutcome, pairedOutcomes } from '../compare/index.ts';
import { rowBootstraps } from '../compare/row-bootstraps.ts';
import type { PairedRow } from '../model/comparison.ts';
import type { Interaction, Interactions } from '../model/effects.ts';
import { holm, randomFor, signFlip } from '../stats/index.ts';
import { spreadOfSystems } from './spread-of-systems.ts';

type Tasks = ReadonlyMap<string, PairedOutcome>;

interface System {
  readonly name: string;
  readonly tasks: Tasks;
  readonly row: PairedRow;
}

/** One system against another, or against all others, on the tasks that all of them are scored on under both. */
interface Match {
  readonly first: System;
  readonly others: readonly System[];
  readonly versus: Interactions['versus'];
}

type Result = Pick<Interactions, 'interactions' | 'spread' | 'left_out'>;

const ONE_TASK = 'one task shows no variation between tasks';

/**
 * Interaction of condition and system: the gap of two systems' rates under B minus the gap under A, as the mean over
 * shared tasks of the difference of their differences; a bootstrap over tasks, a sign-flip test by task, Holm over the
 * table. `rest`: each system against the mean of all others. That the first system is the better one under A lets its
 * lead shrink by chance alone in its sign; neither p nor the width of an interval knows which one is first.
 */
export function interactions(
  rows: readonly PairedRow[],
  versus: Interactions['versus'],
  options: CompareOptions,
): Result {
  const all = rows.map(systemOf).sort((x, y) => (x.name < y.name ? -1 : 1));
  const systems = all.filter(({ tasks }) => tasks.size > 0);
  const matches = versus === 'pairs' ? pairsOf(systems) : againstRest(systems);
  const gathered = matches.map(gather);
  const bootstraps = rowBootstraps(
    gathered.map(({ changes }) => changes),
    options,
  );
  const found = gathered.map((match, i) => interactionOf(match, bootstraps[i] ?? null, options));
  const adjusted = holm(found.map(({ p_permutation }) => p_permutation));
  return {
    interactions: found.map((row, i) => ({ ...row, p_holm: adjusted[i]! })),
    spread: spreadOfSystems(
      systems.map(({ row }) => row),
      options,
    ),
    left_out: all.filter(({ tasks }) => tasks.size === 0).map(({ name }) => name),
  };
}

function systemOf(row: PairedRow): System {
  const tasks = new Map(pairedOutcomes(row).tasks.map((outcome) => [outcome.task, outcome]));
  return { name: row.system, tasks, row };
}

function pairsOf(systems: readonly System[]): readonly Match[] {
  return systems.flatMap((x, i) =>
    systems.slice(i + 1).map((y) => {
      const shared = sharedTasks([x, y]);
      const isFirst = meanOver(shared, (task) => x.tasks.get(task)!.mean_a - y.tasks.get(task)!.mean_a) >= 0;
      const [first, second] = isFirst || shared.length === 0 ? [x, y] : [y, x];
      return { first, others: [second], versus: 'pairs' as const };
    }),
  );
}

function againstRest(systems: readonly System[]): readonly Match[] {
  if (systems.length < 2) return [];
  return systems.map((first) => ({
    first,
    others: systems.filter((system) => system !== first),
    versus: 'rest' as const,
  }));
}

function sharedTasks([first, ...others]: readonly System[]): readonly string[] {
  return [...first!.tasks.keys()].filter((task) => others.every(({ tasks }) => tasks.has(task)));
}

/** Added up in ascending order, so that names and order of tasks change nothing. */
function meanOver(tasks: readonly string[], value: (task: string) => number): number {
  const values = tasks.map(value).sort((x, y) => x - y);
  // What is left of 1/3 − 1/3 and the like is no difference.
  const sum = values.reduce((total, x) => total + x, 0);
  return Math.abs(sum) < 1e-12 * tasks.length ? 0 : sum / tasks.length;
}

function gather({ first, others, versus }: Match) {
  const shared = sharedTasks([first, ...others]);
  const gap = (side: 'mean_a' | 'mean_b') => (task: string) =>
    first.tasks.get(task)![side] -
    others.reduce((sum, { tasks }) => sum + tasks.get(task)![side], 0) / others.length;
  const [gapA, gapB] = [gap('mean_a'), gap('mean_b')];
  const change = (task: string) => gapB(task) - gapA(task);
  const unequal = shared.some((task) =>
    [first, ...others].some(({ tasks }) => !isBalanced(tasks.get(task)!)),
  );
  return {
    first: first.name,
    second: versus === 'pairs' ? others[0]!.name : null,
    n_tasks: shared.length,
    n_dropped: tasksWithRuns([first, ...others]) - shared.length,
    means:
      shared.length === 0 ? null : [meanOver(shared, gapA), meanOver(shared, gapB), meanOver(shared, change)],
    changes: shared.map(change).sort((x, y) => x - y),
    unequal,
  };
}

function isBalanced({ runs }: PairedOutcome): boolean {
  return runs.scored_a === runs.scored_b;
}

function tasksWithRuns(systems: readonly System[]): number {
  const withRun = systems.flatMap(({ row }) => row.tasks.filter(({ a, b }) => a.length + b.length > 0));
  return new Set(withRun.map(({ task }) => task)).size;
}

function interactionOf(
  { means, changes, unequal, ...match }: ReturnType<typeof gather>,
  bootstrap: ReturnType<typeof rowBootstraps>[number],
  { seed, draws }: CompareOptions,
): Interaction {
  if (means === null) return { ...match, ...nothing('no task is scored for all of them under both') };
  const [gap_a, gap_b, change] = means as [number, number, number];
  const random = randomFor(seed, `interaction|${match.first}|${match.second ?? ''}`);
  const reasons = {
    ...(bootstrap === null && { ci_bootstrap: ONE_TASK }),
    ...(unequal && {
      p_permutation:
        'signs flipped by task although some sides have unequal numbers of scored runs: approximate',
    }),
  };
  const p_permutation = signFlip(changes, random, draws)!.p;
  const ci_bootstrap = bootstrap?.percentile ?? null;
  return { ...match, gap_a, gap_b, change, ci_bootstrap, p_permutation, p_holm: null, reasons };
}

function nothing(reason: string) {
  const empty = { gap_a: null, gap_b: null, change: null, ci_bootstrap: null };
  const tests = { p_permutation: null, p_holm: null };
  const fields = Object.keys({ ...empty, ...tests });
  return { ...empty, ...tests, reasons: Object.fromEntries(fields.map((field) => [field, reason])) };
}
