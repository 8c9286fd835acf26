/** Every null and every fallback of a table, once for all rows that share it. */
export function printReasons(
  rows: readonly { readonly label: string; readonly reasons: Readonly<Record<string, string>> }[],
): void {
  const found = new Map<string, string[]>();
  for (const { label, reasons } of rows)
    for (const reason of new Set(Object.values(reasons)))
      found.set(reason, [...(found.get(reason) ?? []), label]);
  for (const [reason, labels] of found) {
    const who = labels.length > 3 ? `${labels.length} rows` : labels.join(', ');
    process.stdout.write(`note: ${reason} (${who})\n`);
  }
}

/** What takes no part in a table. */
export function printLeftOut(
  leftOut: readonly { readonly condition: string; readonly reason: string }[],
): void {
  for (const { condition, reason } of leftOut) process.stdout.write(`left out: ${condition}: ${reason}\n`);
}
