import type { RepeatedTask } from '../stats/index.ts';
import type { PairedOutcome } from './paired-outcomes.ts';

/**
 * Means over tasks, each task counting once: of A's and B's shares of solved runs, and of B − A. At least one task.
 * Solved runs are added up per number of scored runs before dividing, so that no change is 0 and not 1e-17.
 */
export function taskMeans(tasks: readonly PairedOutcome[]) {
  const a = tasks.map(({ runs }) => ({ solved: runs.solved_a, scored: runs.scored_a }));
  const b = tasks.map(({ runs }) => ({ solved: runs.solved_b, scored: runs.scored_b }));
  const lost = a.map(({ solved, scored }) => ({ solved: -solved, scored }));
  const n = tasks.length;
  return {
    rate_a: taskMean(a),
    rate_b: taskMean(b),
    difference: sumOfShares([...b, ...lost]) / n,
  };
}

/** Mean over the tasks of one side, at least one, of their shares of solved runs. */
export function taskMean(tasks: readonly RepeatedTask[]): number {
  return sumOfShares(tasks) / tasks.length;
}

function sumOfShares(shares: readonly RepeatedTask[]): number {
  const solvedOf = new Map<number, number>();
  for (const { solved, scored } of shares) solvedOf.set(scored, (solvedOf.get(scored) ?? 0) + solved);
  const ascending = [...solvedOf].sort(([x], [y]) => x - y);
  // Starting from +0 keeps a sum of −0 out.
  return ascending.reduce((sum, [scored, solved]) => sum + solved / scored, 0);
}
