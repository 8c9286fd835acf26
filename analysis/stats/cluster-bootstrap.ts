import { bootstrapInterval } from './bootstrap-interval.ts';
import { jointBootstrap } from './joint-bootstrap.ts';
import { mean } from './mean.ts';
import type { Random } from './random.ts';

type ClusterBootstrap = ReturnType<typeof bootstrapInterval> & {
  readonly mean: number;
  readonly resamples: number;
  readonly exhaustive: boolean;
};

/**
 * Bootstrap of a mean over tasks, each task drawn with all its runs under both conditions. `values`: one difference
 * of means per task. All n^n resamples where these number at most 100,000, else `draws`. Null for fewer than two
 * tasks: one task shows no variation between tasks. Tasks are drawn by ascending value, so that their order changes
 * nothing. Where effects are shared within repositories, the intervals are too narrow (see `clusteredMean`).
 */
export function clusterBootstrap(
  values: readonly number[],
  random: Random,
  draws?: number,
): ClusterBootstrap | null {
  if (values.length < 2) return null;
  const sorted = values.toSorted((x, y) => x - y);
  const { means, exhaustive } = jointBootstrap([sorted], random, draws);
  const resampled = means[0]!;
  const intervals = bootstrapInterval(sorted, resampled);
  return { ...intervals, mean: mean(sorted), resamples: resampled.length, exhaustive };
}
