import { KNOWN_BENCHMARKS } from './known-benchmarks.ts';

/** The one known benchmark that holds every id; null where none or several do. */
export function recogniseBenchmark(ids: readonly string[]): string | null {
  if (ids.length === 0) return null;
  const holding = KNOWN_BENCHMARKS.filter((benchmark) => ids.every((id) => benchmark.ids.has(id)));
  return holding.length === 1 ? holding[0]!.name : null;
}
