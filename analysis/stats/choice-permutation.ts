import type { Random } from './random.ts';
import { DEFAULT_DRAWS } from './resamples.ts';
import type { PermutationTest } from './sign-flip.ts';
import { type Choices, distributionOf } from './sum-distribution.ts';

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
  let p = 0;
  for (let i = 0; i < sums.length; i += 1) if (isHit(sums[i]!)) p += weights[i]!;
  return { p: Math.min(1, p), exact: true };
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
