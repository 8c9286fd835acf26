/** Differences of the specification's example of six tasks, up to three runs each side. */
export const E6 = [-1 / 3, -1 / 3, -2 / 3, 1 / 3, 0, -1 / 6] as const;

/** The same example as runs. */
export const E6_RUNS = [
  { a: [1, 1, 1], b: [1, 0, 1] },
  { a: [1, 1, 0], b: [1, 0, 0] },
  { a: [1, 0, 1], b: [0, 0, 0] },
  { a: [0, 0, 0], b: [0, 1, 0] },
  { a: [1, 1, 1], b: [1, 1, 1] },
  { a: [0, 1, null], b: [0, 0, 1] },
] as const;
