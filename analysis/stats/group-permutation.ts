import { mean } from './mean.ts';
import type { Random } from './random.ts';
import { DEFAULT_DRAWS, ENUMERATION_LIMIT } from './resamples.ts';
import type { PermutationTest } from './sign-flip.ts';
import { sum } from './sum.ts';
import { wholeRows } from './whole-rows.ts';

/** Steps of arithmetic up to which the exact value is computed by counting sums. */
const EXACT_LIMIT = 1e7;

/**
 * Two-sided permutation test of two independent groups (Pitman, "Significance tests which may be applied to samples from any
 * populations", 1937): tasks are exchanged between the groups, which keep their sizes; statistic |mean a − mean b|. One
 * value per task. Null where a group is empty.
 *
 * Exact where the values are multiples of 1/L, L ≤ 60, such as shares of up to six runs, and sums can be counted in 10^7
 * steps; for one verdict per task it is the hypergeometric test. Exact too where there are at most 100,000 ways to choose a
 * group. Else (hits + 1)/(draws + 1). Statistics closer than 1e-12 of the largest value are ties.
 *
 * The level holds where the groups come from one population; groups of unequal spread and size are told apart by more than
 * their means: with 150 tasks near a half against 50 near 0 or 1 it rejects in 7%. Tasks of one repository succeed and
 * fail together: with effects shared within repositories, half of the tasks being of one, it rejects in 9% (see
 * `clusteredMean`).
 */
export function groupPermutation(
  a: readonly number[],
  b: readonly number[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): PermutationTest | null {
  if (a.length === 0 || b.length === 0) return null;
  // The smaller group is the one that is chosen: |mean a − mean b| is the same.
  const [chosen, others] = a.length <= b.length ? [a, b] : [b, a];
  const values = [...chosen, ...others];
  const isHit = hitOf(chosen, others);
  const counted = exactByCounting(values, chosen.length, isHit);
  if (counted !== null) return { p: counted, exact: true };
  if (ways(values.length, chosen.length) <= ENUMERATION_LIMIT)
    return { p: exactByChoosing(values, chosen.length, isHit), exact: true };
  return { p: (countHits(values, chosen.length, random, draws, isHit) + 1) / (draws + 1), exact: false };
}

/** Of a sum of as many values as were chosen: whether the difference it leaves is as large as the observed one. */
function hitOf(chosen: readonly number[], others: readonly number[]): (ofChosen: number) => boolean {
  const [n, m] = [chosen.length, others.length];
  const total = sum([...chosen, ...others]);
  const largest = [...chosen, ...others].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const observed = Math.abs(mean(chosen) - mean(others)) - 1e-12 * largest;
  return (ofChosen) => Math.abs(ofChosen / n - (total - ofChosen) / m) >= observed;
}

/** Task by task: the chance of each number chosen so far with each sum, in whole steps. Null where it would take too long. */
function exactByCounting(
  values: readonly number[],
  n: number,
  isHit: (ofChosen: number) => boolean,
): number | null {
  const whole = wholeRows([Float64Array.from(values)], values.length);
  if (whole === null) return null;
  const steps = whole.steps[0]!;
  const width = n * whole.most + 1;
  if (values.length * n * width > EXACT_LIMIT) return null;
  const chances = new Float64Array((n + 1) * width);
  chances[0] = 1;
  for (const [i, step] of steps.entries()) chooseOne(chances, { n, width, step, left: values.length - i });
  let p = 0;
  for (let at = 0; at < width; at += 1)
    if (isHit((at + n * whole.least) / whole.denominator)) p += chances[n * width + at]!;
  return Math.min(1, p);
}

interface Choice {
  readonly n: number;
  readonly width: number;
  readonly step: number;
  /** Tasks not gone through yet, this one included. */
  readonly left: number;
}

/** One task falls to the chosen with chance (still wanted)/(still left). From the most chosen down, so in place. */
function chooseOne(chances: Float64Array, { n, width, step, left }: Choice): void {
  for (let taken = n; taken >= 0; taken -= 1) {
    const stay = 1 - (n - taken) / left;
    const come = (n - taken + 1) / left;
    for (let at = width - 1; at >= 0; at -= 1) {
      const place = taken * width + at;
      const before = taken > 0 && at >= step ? chances[place - width - step]! : 0;
      chances[place] = Math.max(0, stay) * chances[place]! + come * before;
    }
  }
}

/** Binomial coefficient; as much as is needed to see that it is too large. */
function ways(size: number, n: number): number {
  let count = 1;
  for (let i = 1; i <= n && count <= ENUMERATION_LIMIT; i += 1) count = (count * (size - n + i)) / i;
  return count;
}

/** Share of all choices of n values that are hits. */
function exactByChoosing(values: readonly number[], n: number, isHit: (ofChosen: number) => boolean): number {
  let [hits, all] = [0, 0];
  const choose = (from: number, wanted: number, ofChosen: number): void => {
    if (wanted === 0) {
      all += 1;
      hits += Number(isHit(ofChosen));
      return;
    }
    for (let i = from; i <= values.length - wanted; i += 1) choose(i + 1, wanted - 1, ofChosen + values[i]!);
  };
  choose(0, n, 0);
  return hits / all;
}

/** Each draw shuffles n values to the front of what the last one left, which is as good as a fresh start. */
function countHits(
  values: readonly number[],
  n: number,
  random: Random,
  draws: number,
  isHit: (ofChosen: number) => boolean,
): number {
  const pool = Float64Array.from(values).sort();
  let hits = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let ofChosen = 0;
    for (let i = 0; i < n; i += 1) {
      const j = i + random.integerBelow(pool.length - i);
      const value = pool[j]!;
      pool[j] = pool[i]!;
      pool[i] = value;
      ofChosen += value;
    }
    hits += Number(isHit(ofChosen));
  }
  return hits;
}
