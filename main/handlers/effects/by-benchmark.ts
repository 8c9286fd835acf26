/** In the order in which benchmarks are met. */
export function byBenchmark<T extends { readonly benchmark: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.benchmark);
    if (own) own.push(row);
    else found.set(row.benchmark, [row]);
  }
  return found;
}
