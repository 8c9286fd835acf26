import type { Random } from './random.ts';
import { DEFAULT_DRAWS, ENUMERATION_LIMIT } from './resamples.ts';
import type { PermutationTest } from './sign-flip.ts';

/** What relabelling can make of one summand, with the probabilities, which sum to 1. */
export interface Choices {
  readonly values: readonly number[];
  readonly probabilities: readonly number[];
}

/**
 * Two-sided permutation test of a sum of independent summands, each of which relabelling turns into one of its choices;
 * statistic |Σ|, so every summand is 0 on average. The distribution of the sum is built up summand by summand, equal sums
 * merged; beyond 100,000 distinct sums the test draws, and p = (hits + 1)/(draws + 1). Sums closer than 1e-12 per summand
 * are ties. Null without a summand.
 */
export function choicePermutation(
  choices: readonly Choices[],
  sum: number,
  random: Random,
  draws: number = DEFAULT_DRAWS,
): PermutationTest | null {
  if (choices.length === 0) return null;
  const tolerance = 1e-12 * choices.length;
  const observed = Math.abs(sum);
  if (observed <= tolerance) return { p: 1, exact: true };
  const isHit = (value: number) => Math.abs(value) >= observed - tolerance;
  const distribution = distributionOf(choices, tolerance);
  if (distribution === null)
    return { p: (countHits(choices, random, draws, isHit) + 1) / (draws + 1), exact: false };
  const { sums, weights } = distribution;
  const p = sums.reduce((total, value, i) => (isHit(value) ? total + weights[i]! : total), 0);
  return { p: Math.min(1, p), exact: true };
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
