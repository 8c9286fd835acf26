/** A sentence naming the file's columns that serve for none of ours; null where all do. */
export function noteIgnoredColumns(
  columns: Readonly<Record<string, string>>,
  names: readonly string[],
): string | null {
  const used = new Set(Object.values(columns));
  const ignored = names.filter((name) => !used.has(name));
  return ignored.length === 0 ? null : `Columns not imported: ${ignored.join(', ')}.`;
}
