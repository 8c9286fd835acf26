/** Scored runs of one task under two conditions. */
export interface TaskRuns {
  readonly solved_a: number;
  readonly scored_a: number;
  readonly solved_b: number;
  readonly scored_b: number;
}

interface Split {
  /** Solved runs that fall to A; the others fall to B. */
  readonly solved_a: number;
  readonly probability: number;
}

const LARGE = 1e200;

/**
 * What permuting the run labels of one task between its conditions can give: hypergeometric, each condition keeping
 * its number of scored runs. Ascending in `solved_a`; the probabilities sum to 1.
 */
export function relabelling(task: TaskRuns): readonly Split[] {
  const solved = task.solved_a + task.solved_b;
  const unsolved = task.scored_a + task.scored_b - solved;
  const most = Math.min(solved, task.scored_a);
  const weights: { solved_a: number; weight: number }[] = [];
  let weight = 1;
  for (let x = Math.max(0, task.scored_a - unsolved); x <= most; x += 1) {
    weights.push({ solved_a: x, weight });
    weight *= ((solved - x) * (task.scored_a - x)) / ((x + 1) * (unsolved - task.scored_a + x + 1));
    // Hundreds of runs a side would else leave the range of doubles.
    if (weight > LARGE) {
      for (const split of weights) split.weight /= LARGE;
      weight /= LARGE;
    }
  }
  const total = weights.reduce((sum, split) => sum + split.weight, 0);
  return weights.map((split) => ({ solved_a: split.solved_a, probability: split.weight / total }));
}
