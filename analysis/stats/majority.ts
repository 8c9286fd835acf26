/** Repeats are solved by majority: more than half of at least two scored runs. Null for a tie or fewer than two. */
export function majority(solved: number, scored: number): 0 | 1 | null {
  if (scored < 2 || 2 * solved === scored) return null;
  return 2 * solved > scored ? 1 : 0;
}
