import { midranks, tieSizes } from './midranks.ts';
import { normalCdf } from './normal.ts';
import type { RankCorrelation } from './rank-correlation.ts';
import { withoutCorrelation } from './rank-correlation.ts';

/** As SciPy: beyond 33 values without ties only the outermost orders are counted out. */
const MOST_EXACT = 33;

/**
 * Kendall's τ_b = (C − D)/√((n₀ − t_x)(n₀ − t_y)) of pairs of values ("Rank correlation methods", 1970), by Knight's
 * sorting in O(n log n) ("A computer method for calculating Kendall's tau with ungrouped data", 1966), with a two-sided
 * p: exact without ties for n ≤ 33 (or at most one pair out of order), else normal with tie correction.
 * @throws RangeError where the lists differ in length or hold NaN
 */
export function kendallTauB(x: ArrayLike<number>, y: ArrayLike<number>): RankCorrelation {
  const undefinedBy = withoutCorrelation(x, y);
  if (undefinedBy !== null) return undefinedBy;
  const n = x.length;
  const pairs = (n * (n - 1)) / 2;
  const ties = [tieSizes(x), tieSizes(y)] as const;
  const [tiedX, tiedY] = [tiedPairs(ties[0]), tiedPairs(ties[1])];
  const { discordant, tiedInBoth } = orderOf(midranks(x), midranks(y));
  const score = pairs - tiedX - tiedY + tiedInBoth - 2 * discordant;
  const coefficient = score / Math.sqrt((pairs - tiedX) * (pairs - tiedY));
  const least = Math.min(discordant, pairs - discordant);
  if (tiedX === 0 && tiedY === 0 && (n <= MOST_EXACT || least <= 1))
    return { coefficient, p: exactP(n, least, pairs), method: 'exact', n, reason: null };
  const z = score / Math.sqrt(scoreVariance(n, ties[0], ties[1]));
  return { coefficient, p: 2 * normalCdf(-Math.abs(z)), method: 'normal', n, reason: null };
}

function tiedPairs(sizes: readonly number[]): number {
  return sizes.reduce((sum, t) => sum + (t * (t - 1)) / 2, 0);
}

/** Pairs that x and y put in opposite order, and pairs tied in both. Twice a midrank is whole, so one key holds both. */
function orderOf(rankX: Float64Array, rankY: Float64Array) {
  const base = 2 * rankX.length + 1;
  const keys = rankX.map((rank, i) => 2 * rank * base + 2 * rankY[i]!).sort();
  const discordant = inversions(keys.map((key) => key % base));
  return { discordant, tiedInBoth: tiedPairs(tieSizes(keys)) };
}

/** Pairs i < j with values[i] > values[j], by merge sort; `values` ends up sorted. */
function inversions(values: Float64Array): number {
  let [from, to]: [Float64Array, Float64Array] = [values, new Float64Array(values.length)];
  let count = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) count += merge(from, to, start, width);
    [from, to] = [to, from];
  }
  return count;
}

function merge(from: Float64Array, to: Float64Array, start: number, width: number): number {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let [left, right, count] = [start, middle, 0];
  for (let at = start; at < end; at += 1) {
    if (left < middle && (right >= end || from[left]! <= from[right]!)) {
      to[at] = from[left]!;
      left += 1;
    } else {
      to[at] = from[right]!;
      right += 1;
      count += middle - left;
    }
  }
  return count;
}

/** 2·P(inversions of a random order ≤ `least`), by building the order up one item at a time. */
function exactP(n: number, least: number, pairs: number): number {
  if (2 * least === pairs) return 1;
  let probabilities = new Float64Array(least + 1);
  probabilities[0] = 1;
  for (let size = 2; size <= n; size += 1) {
    const next = new Float64Array(least + 1);
    let window = 0;
    for (let k = 0; k <= least; k += 1) {
      window += probabilities[k]! - (k >= size ? probabilities[k - size]! : 0);
      next[k] = window / size;
    }
    probabilities = next;
  }
  return Math.min(1, 2 * probabilities.reduce((sum, p) => sum + p, 0));
}

/** Variance of C − D under independence with the ties as they are (Kendall 1970, ch. 4). */
function scoreVariance(n: number, tiesX: readonly number[], tiesY: readonly number[]): number {
  const sum = (sizes: readonly number[], term: (t: number) => number) =>
    sizes.reduce((total, t) => total + term(t), 0);
  const twice = (sizes: readonly number[]) => sum(sizes, (t) => t * (t - 1));
  const triple = (sizes: readonly number[]) => sum(sizes, (t) => t * (t - 1) * (t - 2));
  const spread = (sizes: readonly number[]) => sum(sizes, (t) => t * (t - 1) * (2 * t + 5));
  const m = n * (n - 1);
  const first = (m * (2 * n + 5) - spread(tiesX) - spread(tiesY)) / 18;
  const second = (twice(tiesX) * twice(tiesY)) / (2 * m);
  const third = (triple(tiesX) * triple(tiesY)) / (9 * m * (n - 2));
  return first + second + third;
}
