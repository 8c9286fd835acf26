import { type CompareOptions, pairedOutcomes } from '../compare/index.ts';
import type { PairedRow } from '../model/comparison.ts';
import type { Interactions } from '../model/effects.ts';
import { jointBootstrap, percentileInterval, randomFor } from '../stats/index.ts';

type Spread = Interactions['spread'];

/**
 * Standard deviation over systems of their rates under A and under B, over the tasks that every system is scored on under
 * both, with a joint task bootstrap of the difference. Descriptive: resampled rates spread wider than true ones, on both
 * sides.
 */
export function spreadOfSystems(rows: readonly PairedRow[], options: CompareOptions): Spread {
  const systems = rows.map((row) => new Map(pairedOutcomes(row).tasks.map((task) => [task.task, task])));
  const shared = [...(systems[0]?.keys() ?? [])].filter((task) => systems.every((tasks) => tasks.has(task)));
  const met = new Set(rows.flatMap(({ tasks }) => tasks.map(({ task }) => task)));
  const size = { n_systems: rows.length, n_tasks: shared.length, n_dropped: met.size - shared.length };
  const reason = whyNone(size);
  if (reason !== null) return { ...size, ...nothing(reason) };
  const columns = shared
    .map((task) => systems.map((tasks) => tasks.get(task)!).flatMap(({ mean_a, mean_b }) => [mean_a, mean_b]))
    .sort(firstDifference);
  const matrix = rows.flatMap((_, i) => [
    columns.map((column) => column[2 * i]!),
    columns.map((column) => column[2 * i + 1]!),
  ]);
  const means = matrix.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length);
  const [sd_a, sd_b] = [deviationOfSide(means, 0), deviationOfSide(means, 1)];
  const limits = size.n_tasks < 2 ? null : intervalOf(matrix, options);
  const reasons: Spread['reasons'] =
    limits === null ? { ci_bootstrap: 'one task shows no variation between tasks' } : {};
  return { ...size, sd_a, sd_b, difference: sd_b - sd_a, ci_bootstrap: limits, reasons };
}

function whyNone({ n_systems, n_tasks }: { readonly n_systems: number; readonly n_tasks: number }) {
  if (n_systems < 2) return 'one system has no spread';
  return n_tasks === 0 ? 'no task is scored for every system under both' : null;
}

function nothing(reason: string) {
  const empty = { sd_a: null, sd_b: null, difference: null, ci_bootstrap: null };
  return { ...empty, reasons: Object.fromEntries(Object.keys(empty).map((field) => [field, reason])) };
}

function firstDifference(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((value, i) => value !== y[i]);
  return at === -1 ? 0 : x[at]! - y[at]!;
}

function intervalOf(matrix: readonly (readonly number[])[], { seed, draws }: CompareOptions) {
  const { means } = jointBootstrap(matrix, randomFor(seed, 'spread'), draws);
  const at = (resample: number) => means.map((row) => row[resample]!);
  return percentileInterval(
    means[0]!.map((_, resample) => deviationOfSide(at(resample), 1) - deviationOfSide(at(resample), 0)),
  );
}

/** `means`: of A and B in turn, system by system; `side` 0 is A, 1 is B. */
function deviationOfSide(means: readonly number[], side: 0 | 1): number {
  const own = means.filter((_, i) => i % 2 === side);
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return Math.sqrt(own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (own.length - 1));
}
