/**
 * Row → task → value, null where the row lacks the task, of rows that name their tasks. The tasks stand in an order of their
 * values, so that names change nothing.
 */
export function taskMatrix(
  rows: readonly (readonly { readonly task: string; readonly value: number }[])[],
): readonly (readonly (number | null)[])[] {
  const maps = rows.map((tasks) => new Map(tasks.map(({ task, value }) => [task, value])));
  const names = [...new Set(maps.flatMap((values) => [...values.keys()]))];
  const columns = names.map((name) => maps.map((values) => values.get(name) ?? null)).sort(compareColumns);
  return maps.map((_, row) => columns.map((column) => column[row] ?? null));
}

/** By the first row in which they differ; a missing value comes last. */
function compareColumns(x: readonly (number | null)[], y: readonly (number | null)[]): number {
  const at = x.findIndex((value, row) => value !== y[row]);
  return at === -1 ? 0 : (x[at] ?? 2) - (y[at] ?? 2);
}
