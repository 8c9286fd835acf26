import { type CompareOptions, meanDifference, type PairedOutcome, pairedOutcomes } from '../compare/index.ts';
import { taskMeans } from '../compare/task-means.ts';
import type { PairedRow } from '../model/comparison.ts';
import type { Effect } from '../model/effects.ts';
import { type PermutationTest, randomFor, runPermutation, signFlip } from '../stats/index.ts';

type JointEffect = Effect & { readonly n_systems: number };

/**
 * Mean over systems of their differences B − A, every system counting alike, each task taken with all of its systems:
 * tasks are resampled, and sides exchanged, for all systems at once. Without Holm: that is the table's.
 */
export function jointEffect(rows: readonly PairedRow[], name: string, options: CompareOptions): JointEffect {
  const gathered = rows.map(pairedOutcomes).filter(({ tasks }) => tasks.length > 0);
  const systems = gathered.map(({ tasks }) => tasks);
  const { mean_difference, ci_mean_difference, reason } = meanDifference(rows, options);
  const scored = new Set(systems.flatMap((tasks) => tasks.map(({ task }) => task)));
  const all = new Set(rows.flatMap(({ tasks }) => tasks.filter(hasRun).map(({ task }) => task)));
  const size = { n_systems: systems.length, n_tasks: scored.size, n_dropped: all.size - scored.size };
  const estimate = { difference: mean_difference, ci_bootstrap: ci_mean_difference };
  if (systems.length === 0) return { ...size, ...estimate, ...nothing(reason!) };
  const means = systems.map(taskMeans);
  const rate = (side: 'rate_a' | 'rate_b') => means.reduce((sum, row) => sum + row[side], 0) / means.length;
  const { test, reason: how } = jointPermutation(systems, name, options);
  const reasons = {
    ...(reason !== null && { ci_bootstrap: reason }),
    ...(how !== null && { p_permutation: how }),
  };
  const p = { p_permutation: test?.p ?? null, p_holm: null };
  return { ...size, rate_a: rate('rate_a'), rate_b: rate('rate_b'), ...estimate, ...p, reasons };
}

function hasRun({ a, b }: PairedRow['tasks'][number]): boolean {
  return a.length + b.length > 0;
}

function nothing(reason: string) {
  const empty = { rate_a: null, rate_b: null, p_permutation: null, p_holm: null };
  const fields = [...Object.keys(empty), 'difference', 'ci_bootstrap'];
  return { ...empty, reasons: Object.fromEntries(fields.map((field) => [field, reason])) };
}

interface JointPermutation {
  readonly test: PermutationTest | null;
  readonly reason: string | null;
}

function jointPermutation(
  systems: readonly (readonly PairedOutcome[])[],
  name: string,
  { seed, draws }: CompareOptions,
): JointPermutation {
  const random = randomFor(seed, `permutation|${name}`);
  const cells = systems.flatMap((tasks) =>
    tasks.map((outcome) => ({ outcome, weight: 1 / (systems.length * tasks.length) })),
  );
  if (cells.every(({ outcome: { runs } }) => runs.scored_a === runs.scored_b))
    return { test: signFlip(sharesOfTasks(cells), random, draws), reason: null };
  const runs = cells.map(({ outcome }) => outcome.runs);
  const weights = cells.map(({ weight }) => weight);
  const reason =
    'run labels permuted within tasks and systems, as the sides have unequal numbers of scored runs';
  return { test: runPermutation(runs, random, draws, weights), reason };
}

/** What each task adds to the mean over systems; ascending, so that names of tasks change nothing. */
function sharesOfTasks(
  cells: readonly { readonly outcome: PairedOutcome; readonly weight: number }[],
): number[] {
  const shares = new Map<string, number[]>();
  for (const { outcome, weight } of cells)
    shares.set(outcome.task, [...(shares.get(outcome.task) ?? []), weight * outcome.difference]);
  const sum = (values: readonly number[]) => values.toSorted((x, y) => x - y).reduce((x, y) => x + y, 0);
  return [...shares.values()].map(sum).sort((x, y) => x - y);
}
