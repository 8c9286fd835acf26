import type { RepeatedRuns, SideOfRuns } from '../model/repeated-runs.ts';
import {
  meanPassAtK,
  meanPassHatK,
  pairedVarianceComponents,
  type RepeatedTask,
  runsPerTask,
} from '../stats/index.ts';
import type { PairedOutcome } from './paired-outcomes.ts';

const WANTED = 0.8;

/**
 * What several runs of a task tell beyond their mean: how often any and all of `k` solve it, how much of the variation is
 * that of runs, and how many runs of each task would find `stated` (above 0) with a power of 80%. `k`: the most scored runs
 * that tasks of both sides have. Null where no side has a task with two.
 */
export function repeatedRuns(tasks: readonly PairedOutcome[], stated: number): RepeatedRuns | null {
  const a = tasks.map(({ runs }) => ({ solved: runs.solved_a, scored: runs.scored_a }));
  const b = tasks.map(({ runs }) => ({ solved: runs.solved_b, scored: runs.scored_b }));
  const [mostA, mostB] = [mostScored(a), mostScored(b)];
  if (Math.max(mostA, mostB) < 2) return null;
  const k = Math.min(mostA, mostB);
  const variance = pairedVarianceComponents(tasks.map(({ runs }) => runs));
  return {
    ...{ k, a: sideOfRuns(a, k), b: sideOfRuns(b, k) },
    ...{ sd_within_a: rootOf(variance.within_a), sd_within_b: rootOf(variance.within_b) },
    ...{ sd_between: rootOf(variance.between), n_tasks: variance.n_tasks },
    ...needed(variance, stated),
  };
}

/** The most scored runs that a task has. */
export const mostScored = (tasks: readonly RepeatedTask[]): number =>
  tasks.reduce((most, { scored }) => Math.max(most, scored), 0);

const rootOf = (variance: number | null): number | null => (variance === null ? null : Math.sqrt(variance));

/** How often any and all of k runs solve a task of one side. */
export function sideOfRuns(tasks: readonly RepeatedTask[], k: number): SideOfRuns {
  const [any, all] = [meanPassAtK(tasks, k), meanPassHatK(tasks, k)];
  // Any and all of one run are its rate.
  return k < 2
    ? { any: null, all: null, n_tasks: any.n_tasks }
    : { any: any.mean, all: all.mean, n_tasks: any.n_tasks };
}

function needed(
  { between, within_a, within_b, n_tasks, reason }: ReturnType<typeof pairedVarianceComponents>,
  stated: number,
): Pick<RepeatedRuns, 'runs_needed' | 'least_detectable' | 'reasons'> {
  if (between === null || within_a === null || within_b === null) {
    const why = reason ?? 'no task has two scored runs on a side';
    const names = ['sd_within_a', 'sd_within_b', 'sd_between', 'runs_needed', 'least_detectable'];
    return {
      runs_needed: null,
      least_detectable: null,
      reasons: Object.fromEntries(names.map((name) => [name, why])),
    };
  }
  const found = runsPerTask({ between, within_a, within_b }, { mde: stated, n: n_tasks, power: WANTED });
  return {
    runs_needed: found.runs,
    least_detectable: found.least_mde,
    reasons: found.reason === null ? {} : { runs_needed: found.reason },
  };
}
