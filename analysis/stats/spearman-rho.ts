import { midranks } from './midranks.ts';
import type { RankCorrelation } from './rank-correlation.ts';
import { withoutCorrelation } from './rank-correlation.ts';
import { studentTTwoSided } from './student-t.ts';

/** 10! = 3,628,800 orders are counted in a few milliseconds. */
const MOST_EXACT = 10;

/**
 * Spearman's ρ, Pearson's correlation of midranks ("The proof and measurement of association between two things", 1904),
 * with a two-sided p: for n ≤ 10 the exact share of all n! pairings with |ρ| as large, ties as they are; else Student's t
 * with n − 2 degrees of freedom, as SciPy.
 * @throws RangeError where the lists differ in length or hold NaN
 */
export function spearmanRho(x: ArrayLike<number>, y: ArrayLike<number>): RankCorrelation {
  const undefinedBy = withoutCorrelation(x, y);
  if (undefinedBy !== null) return undefinedBy;
  const n = x.length;
  const [u, v] = [centred(x), centred(y)];
  // Whole numbers throughout, so that a perfect order is ±1 and ties of sums are ties.
  const coefficient = product(u, v) / Math.sqrt(product(u, u) * product(v, v));
  if (n <= MOST_EXACT) return { coefficient, p: exactP(u, v), method: 'exact', n, reason: null };
  return { coefficient, p: approximateP(coefficient, n), method: 't', n, reason: null };
}

/** Twice the distance of each midrank from their mean. */
function centred(values: ArrayLike<number>): Float64Array {
  return midranks(values).map((rank) => 2 * rank - (values.length + 1));
}

function product(u: Float64Array, v: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < u.length; i += 1) sum += u[i]! * v[i]!;
  return sum;
}

function approximateP(rho: number, n: number): number {
  const rest = (1 + rho) * (1 - rho);
  return rest <= 0 ? 0 : studentTTwoSided(rho * Math.sqrt((n - 2) / rest), n - 2);
}

/** Share of the pairings of u with v of which |Σuv| is as large as observed. */
function exactP(u: Float64Array, v: Float64Array): number {
  const observed = Math.abs(product(u, v));
  const counts = countsOfSums(u, v);
  const zero = (counts.length - 1) / 2;
  let [hits, all] = [0, 0];
  counts.forEach((count, at) => {
    all += count;
    if (Math.abs(at - zero) >= observed) hits += count;
  });
  return hits / all;
}

/**
 * How many pairings have which Σuv, 0 in the middle. The first k of u meet some k of v; for each such set one list of
 * sums is enough, whatever the order within it.
 */
function countsOfSums(u: Float64Array, v: Float64Array): Float64Array {
  const n = u.length;
  // No part of Σuv is larger than this (Cauchy and Schwarz).
  const zero = Math.floor(Math.sqrt(product(u, u) * product(v, v)));
  const sets: Float64Array[] = Array.from({ length: 2 ** n }, () => new Float64Array(2 * zero + 1));
  sets[0]![zero] = 1;
  for (let set = 0; set < sets.length - 1; set += 1) {
    const met = bitsOf(set);
    for (let j = 0; j < n; j += 1)
      if ((set & (1 << j)) === 0) addShifted(sets[set]!, sets[set | (1 << j)]!, u[met]! * v[j]!);
  }
  return sets.at(-1)!;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function addShifted(from: Float64Array, to: Float64Array, shift: number): void {
  for (let at = 0; at < from.length; at += 1) if (from[at] !== 0) to[at + shift]! += from[at]!;
}
