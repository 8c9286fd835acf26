import { bootstrapInterval, jointBootstrap, randomFor } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';

/** Null for fewer than two tasks. */
export type RowBootstrap = ReturnType<typeof bootstrapInterval> | null;

/**
 * Task bootstrap of each row's mean difference; null for rows of fewer than two tasks. `rows`: row → one difference
 * per task, in an order that does not depend on names.
 *
 * Rows of n tasks share the resamples, which depend on the seed and n alone: drawing takes longer than adding up, and
 * a row's interval depends neither on its place in the table nor on which other rows there are.
 */
export function rowBootstraps(
  rows: readonly (readonly number[])[],
  options: CompareOptions,
): readonly RowBootstrap[] {
  const results: RowBootstrap[] = rows.map(() => null);
  for (const n of new Set(rows.map((values) => values.length))) {
    if (n < 2) continue;
    const positions = rows.flatMap((values, i) => (values.length === n ? [i] : []));
    const random = randomFor(options.seed, 'bootstrap');
    const { means } = jointBootstrap(
      positions.map((i) => rows[i]!),
      random,
      options.draws,
    );
    positions.forEach((i, at) => {
      results[i] = bootstrapInterval(rows[i]!, means[at]!);
    });
  }
  return results;
}
