/** What a cell is sorted by; null is unknown. */
export type SortValue = string | number | null;

/** Orders two cells of a column. Unknown comes last in both directions: it is neither small nor large. */
export function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'en', { numeric: true });
  return descending ? -order : order;
}
