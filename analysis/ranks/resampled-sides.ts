import type { Interval } from '../model/comparison.ts';
import {
  jointBootstrap,
  percentileInterval,
  randomFor,
  resampledRanks,
  swapProbability,
} from '../stats/index.ts';
import type { RankOptions } from './rank-options.ts';
import type { RankedSide } from './ranked-side.ts';

export interface ResampledSides {
  readonly interval: (side: 'a' | 'b', i: number) => Interval | null;
  readonly shift: (i: number) => Interval | null;
  /** `difference`: observed score of system i minus that of system j. */
  readonly swap: (side: 'a' | 'b', i: number, j: number, difference: number) => number | null;
}

/**
 * One task bootstrap: a resample takes the same tasks for every system and for both sides. All null for a single task,
 * which shows no variation.
 */
export function resampledSides(a: RankedSide, b: RankedSide, { seed, draws }: RankOptions): ResampledSides {
  if (a.shares[0]!.length < 2) return { interval: () => null, shift: () => null, swap: () => null };
  const { means } = jointBootstrap([...a.shares, ...b.shares], randomFor(seed, 'bootstrap'), draws);
  const sides = { a: means.slice(0, a.shares.length), b: means.slice(a.shares.length) };
  const ranks = { a: resampledRanks(sides.a), b: resampledRanks(sides.b) };
  return {
    interval: (side, i) => percentileInterval(ranks[side][i]!),
    shift: (i) => percentileInterval(ranks.b[i]!.map((rank, at) => rank - ranks.a[i]![at]!)),
    swap: (side, i, j, difference) => swapProbability(sides[side][i]!, sides[side][j]!, difference),
  };
}
