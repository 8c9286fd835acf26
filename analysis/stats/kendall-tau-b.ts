import { ascending } from './ascending.ts';
import { ranked } from './midranks.ts';
import { normalCdf } from './normal.ts';
import type { RankCorrelation } from './rank-correlation.ts';
import { withoutCorrelation } from './rank-correlation.ts';

/** As SciPy: beyond 33 values without ties only the outermost orders are counted out. */
const MOST_EXACT = 33;

/**
 * Kendall's τ_b = (C − D)/√((n₀ − t_x)(n₀ − t_y)) of pairs of values ("Rank correlation methods", 1970), by sorting
 * in O(n log n) (Knight, "A computer method for calculating Kendall's tau with ungrouped data", 1966), with a two-sided
 * p: exact without ties for n ≤ 33 (or at most one pair out of order), else normal with tie correction.
 * @throws RangeError where the lists differ in length or hold NaN
 */
export function kendallTauB(x: ArrayLike<number>, y: ArrayLike<number>): RankCorrelation {
  const undefinedBy = withoutCorrelation(x, y);
  if (undefinedBy !== null) return undefinedBy;
  const n = x.length;
  const pairs = (n * (n - 1)) / 2;
  const [rankedX, rankedY] = [ranked(x), ranked(y)];
  const [tiedX, tiedY] = [tiedPairs(rankedX.sizes), tiedPairs(rankedY.sizes)];
  const { discordant, tiedInBoth } = orderOf(rankedX.ranks, rankedY.ranks);
  const score = pairs - tiedX - tiedY + tiedInBoth - 2 * discordant;
  const coefficient = score / Math.sqrt((pairs - tiedX) * (pairs - tiedY));
  const least = Math.min(discordant, pairs - discordant);
  if (tiedX === 0 && tiedY === 0 && (n <= MOST_EXACT || least <= 1))
    return { coefficient, p: exactP(n, least, pairs), method: 'exact', n, reason: null };
  const z = score / Math.sqrt(scoreVariance(n, rankedX.sizes, rankedY.sizes));
  return { coefficient, p: 2 * normalCdf(-Math.abs(z)), method: 'normal', n, reason: null };
}

function tiedPairs(sizes: readonly number[]): number {
  return sizes.reduce((sum, t) => sum + (t * (t - 1)) / 2, 0);
}

/** Pairs that x and y put in opposite order, and pairs tied in both. Twice a midrank is whole, so one key holds both. */
function orderOf(rankX: Float64Array, rankY: Float64Array) {
  const base = 2 * rankX.length + 1;
  const keys = ascending(rankX.map((rank, i) => 2 * rank * base + 2 * rankY[i]!));
  const ordered = new Int32Array(keys.length);
  let [tiedInBoth, run] = [0, 0];
  for (let i = 0; i < keys.length; i += 1) {
    run = keys[i] === keys[i - 1] ? run + 1 : 0;
    tiedInBoth += run;
    ordered[i] = keys[i]! - Math.floor(keys[i]! / base) * base;
  }
  return { discordant: inversions(ordered, base), tiedInBoth };
}

/**
 * Pairs i < j with values[i] > values[j], whole values from 1 to `below` − 1, by a tree of counts (Fenwick, "A new data
 * structure for cumulative frequency tables", 1994).
 */
function inversions(values: Int32Array, below: number): number {
  const tree = new Int32Array(below);
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    let notAbove = 0;
    for (let at = values[i]!; at > 0; at &= at - 1) notAbove += tree[at]!;
    for (let at = values[i]!; at < below; at += at & -at) tree[at]! += 1;
    count += i - notAbove;
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
