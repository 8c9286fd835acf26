import type { PairedComparison, PairedRow, PairedTask } from '../model/comparison.ts';
import type { OutcomeRule, TaskRuns } from '../stats/index.ts';
import { outcomeRule, scoredRuns, solvedRuns } from './repeats.ts';

export type Transition = keyof PairedComparison['transitions'];

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

/** Gathers what a comparison computes with. */
export function pairedOutcomes(row: PairedRow): PairedOutcomes {
  const rules = {
    a: outcomeRule(row.tasks.map((task) => task.a)),
    b: outcomeRule(row.tasks.map((task) => task.b)),
  };
  const withRun = row.tasks.filter((task) => task.a.length + task.b.length > 0);
  const tasks = withRun.flatMap((task) => pairedOutcome(task, rules.a, rules.b) ?? []).sort(byRuns);
  return { tasks, n_dropped: withRun.length - tasks.length, rules };
}

function pairedOutcome(task: PairedTask, ruleA: OutcomeRule, ruleB: OutcomeRule): PairedOutcome | null {
  const runs = {
    solved_a: solvedRuns(task.a),
    scored_a: scoredRuns(task.a),
    solved_b: solvedRuns(task.b),
    scored_b: scoredRuns(task.b),
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

function byRuns(x: PairedOutcome, y: PairedOutcome): number {
  return (
    x.difference - y.difference ||
    x.mean_a - y.mean_a ||
    x.runs.scored_a - y.runs.scored_a ||
    x.runs.scored_b - y.runs.scored_b
  );
}
