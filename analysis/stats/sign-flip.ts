import type { Random } from './random.ts';
import { DEFAULT_DRAWS } from './resamples.ts';

const MOST_ENUMERATED = 16;

export interface PermutationTest {
  /** Two-sided p; 1 where every relabelling leaves the same difference. */
  readonly p: number;
  readonly exact: boolean;
}

/**
 * Sign-flip test of mean 0 (Fisher, "The design of experiments", 1935, §21): statistic |mean d|, exact under exchange
 * of the two conditions within a task. `values`: one difference per task. Null for no task.
 *
 * Zeros keep their value whatever the sign, so only the others count: up to 16 of them all signs are enumerated, else
 * (hits + 1)/(draws + 1). Statistics closer than 1e-12 of the largest difference are ties.
 *
 * Differences of shares of few runs have sums of few values, of which many tie: at 5% over 200 tasks × 3 runs it rejects in
 * 4%, and has three points less power than `meanPower` says. It rejects too often where tasks of a repository change
 * together (see `clusteredMean`).
 */
export function signFlip(
  values: readonly number[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): PermutationTest | null {
  if (values.length === 0) return null;
  const nonzero = values.filter((value) => value !== 0);
  if (nonzero.length === 0) return { p: 1, exact: true };
  const largest = nonzero.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const observed = Math.abs(nonzero.reduce((sum, value) => sum + value, 0)) - 1e-12 * largest * values.length;
  const isHit = (sum: number) => Math.abs(sum) >= observed;
  if (nonzero.length <= MOST_ENUMERATED) {
    const sums = signedSums(nonzero);
    return { p: sums.filter(isHit).length / sums.length, exact: true };
  }
  return { p: (countHits(nonzero, random, draws, isHit) + 1) / (draws + 1), exact: false };
}

/** The sums of all 2^n choices of signs; bit i of the position is the sign of value i. */
function signedSums(values: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** values.length);
  let size = 1;
  for (const value of values) {
    for (let i = 0; i < size; i += 1) {
      sums[size + i] = sums[i]! + value;
      sums[i]! -= value;
    }
    size *= 2;
  }
  return sums;
}

/** Sums for eight values are looked up by a byte of random signs. */
function countHits(
  values: readonly number[],
  random: Random,
  draws: number,
  isHit: (sum: number) => boolean,
): number {
  const tables: Float64Array[] = [];
  for (let i = 0; i < values.length; i += 8) tables.push(signedSums(values.slice(i, i + 8)));
  let hits = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let [sum, bits] = [0, 0];
    for (let i = 0; i < tables.length; i += 1) {
      bits = i % 4 === 0 ? random.next() : bits >>> 8;
      const table = tables[i]!;
      sum += table[bits & (table.length - 1)]!;
    }
    if (isHit(sum)) hits += 1;
  }
  return hits;
}
