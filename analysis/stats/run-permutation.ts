import type { Random } from './random.ts';
import { relabelling, type TaskRuns } from './relabelling.ts';
import { DEFAULT_DRAWS, ENUMERATION_LIMIT } from './resamples.ts';
import type { PermutationTest } from './sign-flip.ts';

/** Differences B − A of one task under relabelling, with their probabilities. */
interface Choices {
  readonly values: readonly number[];
  readonly probabilities: readonly number[];
}

/**
 * Permutation test of mean 0 that permutes run labels between the conditions within each task; statistic |mean d| with
 * d = share solved under B − share solved under A. Exact where the conditions have unequal numbers of scored runs, for
 * which flipping signs is not. Every task has a scored run on both sides. Null for no task.
 *
 * Exact means where B has no effect on any task. Where it helps on some as much as it harms on others, runs differ less
 * within tasks than the effects do between them, and the test rejects too often: in 8% at a level of 5% for effects of more
 * than half of a task's chance. Effects shared within repositories add to that (see `clusteredMean`).
 *
 * The distribution of Σd is built up task by task, equal sums merged; beyond 100,000 distinct sums the test draws, and
 * p = (hits + 1)/(draws + 1). Sums closer than 1e-12 per task are ties.
 */
export function runPermutation(
  tasks: readonly TaskRuns[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): PermutationTest | null {
  if (tasks.length === 0) return null;
  const tolerance = 1e-12 * tasks.length;
  const observed = Math.abs(tasks.reduce((sum, task) => sum + difference(task, task.solved_a), 0));
  if (observed <= tolerance) return { p: 1, exact: true };
  const isHit = (sum: number) => Math.abs(sum) >= observed - tolerance;
  const choices = tasks.map(choicesOf);
  const distribution = distributionOf(choices, tolerance);
  if (distribution === null)
    return { p: (countHits(choices, random, draws, isHit) + 1) / (draws + 1), exact: false };
  const { sums, weights } = distribution;
  return {
    p: Math.min(
      1,
      sums.reduce((p, sum, i) => (isHit(sum) ? p + weights[i]! : p), 0),
    ),
    exact: true,
  };
}

function choicesOf(task: TaskRuns): Choices {
  const splits = relabelling(task);
  return {
    values: splits.map(({ solved_a }) => difference(task, solved_a)),
    probabilities: splits.map(({ probability }) => probability),
  };
}

/** d of a task when `solvedA` of its solved runs fall to A. */
function difference(task: TaskRuns, solvedA: number): number {
  return (task.solved_a + task.solved_b - solvedA) / task.scored_b - solvedA / task.scored_a;
}

interface Distribution {
  /** Ascending. */
  readonly sums: readonly number[];
  readonly weights: readonly number[];
}

/** Distribution of the sum of one choice per task; null beyond 100,000 distinct sums. */
function distributionOf(choices: readonly Choices[], tolerance: number): Distribution | null {
  let distribution: Distribution = { sums: [0], weights: [1] };
  for (const next of choices) {
    distribution = convolve(distribution, next, tolerance);
    if (distribution.sums.length > ENUMERATION_LIMIT) return null;
  }
  return distribution;
}

/** Merges the copies of `distribution` that each choice shifts: every copy is in order already. */
function convolve(
  distribution: Distribution,
  { values, probabilities }: Choices,
  tolerance: number,
): Distribution {
  const from = distribution.sums;
  const [sums, weights]: [number[], number[]] = [[], []];
  const at = values.map(() => 0);
  for (;;) {
    let least = Infinity;
    for (let k = 0; k < at.length; k += 1) {
      if (at[k]! < from.length) least = Math.min(least, from[at[k]!]! + values[k]!);
    }
    if (least === Infinity) return { sums, weights };
    let weight = 0;
    for (let k = 0; k < at.length; k += 1) {
      if (at[k]! >= from.length || from[at[k]!]! + values[k]! > least + tolerance) continue;
      weight += distribution.weights[at[k]!]! * probabilities[k]!;
      at[k]! += 1;
    }
    sums.push(least);
    weights.push(weight);
  }
}

function countHits(
  choices: readonly Choices[],
  random: Random,
  draws: number,
  isHit: (sum: number) => boolean,
): number {
  const drawn = choices.map(({ values, probabilities }) => ({
    values,
    cumulative: runningSums(probabilities),
  }));
  let hits = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let sum = 0;
    for (const { values, cumulative } of drawn) {
      sum += values.length === 1 ? values[0]! : values[positionOf(random.uniform(), cumulative)]!;
    }
    if (isHit(sum)) hits += 1;
  }
  return hits;
}

function runningSums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** Position in `cumulative` that the uniform number u falls to; the last one whatever rounding left of its limit. */
function positionOf(u: number, cumulative: readonly number[]): number {
  let position = 0;
  while (position < cumulative.length - 1 && u >= cumulative[position]!) position += 1;
  return position;
}
