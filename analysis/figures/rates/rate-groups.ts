import type { RateRow } from '../../model/rate-row.ts';

/** One system under one condition on one benchmark: the row that stands for it, and its single repeats. */
export interface RateEntry {
  readonly key: string;
  /** The mean over repeats, or the only repeat. */
  readonly row: RateRow;
  /** Empty where there is only one. */
  readonly repeats: readonly RateRow[];
}

export interface RateGroup {
  readonly benchmark: string;
  readonly entries: readonly RateEntry[];
}

/** Names an entry; JSON, because names may hold any character. */
export const entryKey = ({
  benchmark,
  system,
  condition,
}: Pick<RateRow, 'benchmark' | 'system' | 'condition'>) => JSON.stringify([benchmark, system, condition]);

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function toEntry(key: string, rows: readonly RateRow[]): RateEntry | null {
  const repeats = rows.filter((row) => row.repeat !== null).sort((a, b) => (a.repeat ?? 0) - (b.repeat ?? 0));
  const row = rows.find((candidate) => candidate.repeat === null) ?? repeats[0];
  return row ? { key, row, repeats: repeats.length > 1 ? repeats : [] } : null;
}

/** Rates by benchmark, the benchmark with most runs first; benchmarks never share a group. */
export function rateGroups(rows: readonly RateRow[]): readonly RateGroup[] {
  const groups = [...groupBy(rows, (row) => row.benchmark)].map(([benchmark, members]) => ({
    benchmark,
    entries: [...groupBy(members, entryKey)]
      .map(([key, entry]) => toEntry(key, entry))
      .filter((entry) => entry !== null),
  }));
  const size = (group: RateGroup) => group.entries.reduce((sum, { row }) => sum + row.n_tasks, 0);
  return groups.sort((a, b) => size(b) - size(a) || a.benchmark.localeCompare(b.benchmark, 'en'));
}
