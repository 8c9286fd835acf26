/** Shapes a and b of a Beta distribution. */
export type Shape = readonly [number, number];

/**
 * Where tasks are drawn from, independently of each other. A task is of one repository; its chance of being solved
 * under a side is made of its difficulty, which both sides share, and of a part that is the side's own.
 */
export interface Population {
  readonly own: { readonly a: Shape; readonly b: Shape };
  /** Weight of the side's own part, from 0 to 1. */
  readonly ownShare: number;
  /**
   * Who shares a draw of the sides' own part: `sides`, so that A and B do not differ on any task; `nobody`, so that
   * they differ on each; `repository`, so that they differ alike on all tasks of one.
   */
  readonly sharedBy: 'sides' | 'nobody' | 'repository';
  /** Share of the runs that are not scored, whatever their outcome. */
  readonly unscored: number;
}

/** Shares of the tasks near those of SWE-bench Verified, and the Beta distribution of the difficulty. */
export const REPOSITORIES: readonly {
  readonly name: string;
  readonly share: number;
  readonly base: Shape;
}[] = [
  { name: 'django', share: 0.46, base: [0.93, 0.57] },
  { name: 'sympy', share: 0.15, base: [0.68, 0.82] },
  { name: 'sphinx', share: 0.09, base: [0.6, 0.9] },
  { name: 'matplotlib', share: 0.07, base: [0.75, 0.75] },
  { name: 'scikit-learn', share: 0.06, base: [0.98, 0.52] },
  { name: 'astropy', share: 0.05, base: [0.6, 0.9] },
  { name: 'xarray', share: 0.04, base: [0.75, 0.75] },
  { name: 'pytest', share: 0.04, base: [0.75, 0.75] },
  { name: 'pylint', share: 0.02, base: [0.45, 1.05] },
  { name: 'requests', share: 0.02, base: [0.75, 0.75] },
];

const EQUAL: Shape = [2, 2];

/** Both sides solve each task equally often. */
export const NO_EFFECT: Population = {
  own: { a: EQUAL, b: EQUAL },
  ownShare: 0.2,
  sharedBy: 'sides',
  unscored: 0,
};

/** B solves five points more than A on average, on some tasks less. */
export const FIVE_POINTS: Population = {
  ...NO_EFFECT,
  own: { a: [1.5, 2.5], b: [2.5, 1.5] },
  sharedBy: 'nobody',
};
