import type { RepositorySensitivity, WithoutRepository } from '../model/report.ts';

/** Whose leaving out moves the difference most; of those that move it as far the first: the one with most tasks. */
export function mostInfluential(
  base: number,
  without: readonly WithoutRepository[],
): RepositorySensitivity['most_influential'] {
  let most: RepositorySensitivity['most_influential'] = null;
  for (const { repository, difference } of without) {
    if (difference === null) continue;
    const change = difference - base;
    if (most === null || Math.abs(change) > Math.abs(most.change) + 1e-12) most = { repository, change };
  }
  return most;
}
