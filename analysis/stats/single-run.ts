/** A task's outcome is that of its one scored run. Null unless there is exactly one. */
export function singleRun(solved: number, scored: number): 0 | 1 | null {
  return scored === 1 ? (solved === 1 ? 1 : 0) : null;
}
