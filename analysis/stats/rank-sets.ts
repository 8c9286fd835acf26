import type { Interval } from '../model/comparison.ts';
import { holm } from './holm.ts';

/** A paired test of two systems, by their positions. */
export interface PairedTest {
  readonly first: number;
  readonly second: number;
  /** Score of the first minus score of the second. */
  readonly difference: number;
  /** Two-sided; null where there is no test, which then proves nothing and leaves the family. */
  readonly p: number | null;
}

interface RankSets {
  /** System → least and greatest rank it may have: 1 + systems surely better, n − systems surely worse. */
  readonly sets: readonly Interval[];
  /** Test → p adjusted over all of them. */
  readonly p_holm: readonly (number | null)[];
}

/**
 * Simultaneous 95% confidence sets for the ranks of n systems, 1 the best, from paired tests of all pairs (Holm 1979;
 * Mogstad, Romano, Shaikh and Wilhelm, "Inference for ranks", 2024): all of them hold their true rank with 95%
 * probability. Holm takes no account of systems being judged on the same tasks, nor of pairs that surely differ: nine equal
 * systems are all held in 97.5%, three groups of three five points apart in 99%.
 */
export function rankSets(n: number, tests: readonly PairedTest[]): RankSets {
  const p_holm = holm(tests.map(({ p }) => p));
  const [better, worse] = [new Uint32Array(n), new Uint32Array(n)];
  tests.forEach(({ first, second, difference }, i) => {
    const p = p_holm[i] ?? 1;
    if (p >= 0.05 || difference === 0) return;
    better[difference > 0 ? second : first]! += 1;
    worse[difference > 0 ? first : second]! += 1;
  });
  return { sets: Array.from(better, (count, i) => [1 + count, n - worse[i]!] as const), p_holm };
}
