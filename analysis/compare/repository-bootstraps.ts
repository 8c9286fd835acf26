import type { RepositorySensitivity } from '../model/report.ts';
import { bootstrapError, percentileInterval, randomFor, twoLevelBootstrap } from '../stats/index.ts';
import { compareLists } from './compare-lists.ts';
import type { CompareOptions } from './compare-options.ts';
import { grouped } from './grouped.ts';
import type { PairedOutcome } from './paired-outcomes.ts';
import { tasksByRepository } from './tasks-by-repository.ts';

interface Clusters {
  readonly values: Float64Array;
  readonly sizes: readonly number[];
}

/**
 * Two-level bootstrap of each row's mean difference, repositories and then tasks within each, over the tasks whose
 * repository is known; null for fewer than two repositories. Rows whose repositories have the same sizes share the
 * resamples, which depend on the seed and the sizes alone.
 */
export function repositoryBootstraps(
  rows: readonly (readonly PairedOutcome[])[],
  { seed, draws }: CompareOptions,
): readonly RepositorySensitivity['two_level'][] {
  const clusters = rows.map(clustersOf);
  const alike = grouped(clusters.keys(), (i) => clusters[i]!.sizes.join());
  const results: RepositorySensitivity['two_level'][] = rows.map(() => null);
  for (const positions of alike.values()) {
    const { sizes } = clusters[positions[0]!]!;
    if (sizes.length < 2) continue;
    const values = positions.map((i) => clusters[i]!.values);
    const means = twoLevelBootstrap(values, sizes, randomFor(seed, 'repositories'), draws);
    positions.forEach((i, at) => {
      results[i] = { se: bootstrapError(means[at]!), interval: percentileInterval(means[at]!)! };
    });
  }
  return results;
}

/** In an order of values, so that names change nothing: largest repositories first, then by their differences. */
function clustersOf(tasks: readonly PairedOutcome[]): Clusters {
  const groups = tasksByRepository(tasks)
    .map((group) => group.tasks.map(({ difference }) => difference).sort((x, y) => x - y))
    .sort((x, y) => y.length - x.length || compareLists(x, y));
  return { values: Float64Array.from(groups.flat()), sizes: groups.map(({ length }) => length) };
}
