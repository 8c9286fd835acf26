import type { Comparison, PairedRow, PairedTask, Repeats } from '../model/comparison.ts';
import { majority, type OutcomeRule, singleRun, type TaskRuns } from '../stats/index.ts';

export type Transition = keyof Comparison['transitions'];

/** One task scored on both sides. */
export interface PairedOutcome {
  readonly task: string;
  readonly repository: string | null;
  readonly runs: TaskRuns;
  /** Shares of the scored runs that are solved. */
  readonly mean_a: number;
  readonly mean_b: number;
  /** mean_b − mean_a. */
  readonly difference: number;
  /** From A's one outcome of the task to B's; `excluded` where either is undefined. */
  readonly transition: Transition;
}

export interface PairedOutcomes {
  /** Ordered by their runs, so that neither names nor the order of the source can change a seeded result. */
  readonly tasks: readonly PairedOutcome[];
  /** Tasks with a run on either side that are not scored on both. */
  readonly n_dropped: number;
  /** How each side comes to one outcome per task. */
  readonly rules: { readonly a: OutcomeRule; readonly b: OutcomeRule };
}

/**
 * Gathers what a comparison computes with. A side whose tasks have at most one run each takes that run as the task's
 * outcome; otherwise the majority, so that a task never counts more for having more runs.
 */
export function pairedOutcomes(row: PairedRow): PairedOutcomes {
  const rules = { a: ruleOf(row.tasks.map((task) => task.a)), b: ruleOf(row.tasks.map((task) => task.b)) };
  const withRun = row.tasks.filter((task) => task.a.length + task.b.length > 0);
  const tasks = withRun.flatMap((task) => pairedOutcome(task, rules.a, rules.b) ?? []).sort(byRuns);
  return { tasks, n_dropped: withRun.length - tasks.length, rules };
}

function ruleOf(side: readonly Repeats[]): OutcomeRule {
  return side.every((repeats) => repeats.length <= 1) ? singleRun : majority;
}

function pairedOutcome(task: PairedTask, ruleA: OutcomeRule, ruleB: OutcomeRule): PairedOutcome | null {
  const runs = {
    solved_a: solved(task.a),
    scored_a: scored(task.a),
    solved_b: solved(task.b),
    scored_b: scored(task.b),
  };
  if (runs.scored_a === 0 || runs.scored_b === 0) return null;
  const [mean_a, mean_b] = [runs.solved_a / runs.scored_a, runs.solved_b / runs.scored_b];
  const transition = transitionOf(ruleA(runs.solved_a, runs.scored_a), ruleB(runs.solved_b, runs.scored_b));
  const { task: id, repository } = task;
  return { task: id, repository, runs, mean_a, mean_b, difference: mean_b - mean_a, transition };
}

function transitionOf(a: 0 | 1 | null, b: 0 | 1 | null): Transition {
  if (a === null || b === null) return 'excluded';
  return a === 1 ? (b === 1 ? 'ss' : 'su') : b === 1 ? 'us' : 'uu';
}

function solved(repeats: Repeats): number {
  return repeats.filter((verdict) => verdict === 1).length;
}

function scored(repeats: Repeats): number {
  return repeats.filter((verdict) => verdict !== null).length;
}

function byRuns(x: PairedOutcome, y: PairedOutcome): number {
  return (
    x.difference - y.difference ||
    x.mean_a - y.mean_a ||
    x.runs.scored_a - y.runs.scored_a ||
    x.runs.scored_b - y.runs.scored_b
  );
}
