/** Order of two lists of the same length: by the first value in which they differ. */
export function compareLists(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((value, i) => value !== y[i]);
  return at === -1 ? 0 : x[at]! - y[at]!;
}
