import type { Interval } from '../model/comparison.ts';
import { clusteredMean } from './clustered-mean.ts';
import { studentTQuantile, studentTTwoSided } from './student-t.ts';

interface WelchT {
  /** Mean of b − mean of a. */
  readonly difference: number;
  /** √(sd²_a/n_a + sd²_b/n_b). */
  readonly se: number;
  /** Welch's degrees of freedom, not whole; null where no variation is seen. */
  readonly degrees_of_freedom: number | null;
  /** 95%; a point where no variation is seen. */
  readonly interval: Interval;
  /** Two-sided test of no difference; null where no variation is seen. */
  readonly p: number | null;
  /** The values of each group are equal, so SE is 0: no evidence of certainty. */
  readonly no_variation: boolean;
}

/**
 * Welch's t of the difference b − a of the means of two independent groups, whose spreads may differ ("The generalization of
 * ‘Student's’ problem when several different population variances are involved", 1947). One value per task. Null where a
 * group has fewer than two tasks. It errs as `clusteredMean` does where tasks of a repository go together: of groups of 150
 * and 50 tasks with effects shared within repositories, the interval holds the true difference in 90%.
 */
export function welchT(a: readonly number[], b: readonly number[]): WelchT | null {
  const [x, y] = [clusteredMean(a), clusteredMean(b)];
  if (x === null || y === null) return null;
  const difference = y.mean - x.mean;
  const se = Math.hypot(x.se, y.se);
  if (se === 0)
    return {
      ...{ difference, se, degrees_of_freedom: null },
      ...{ interval: [difference, difference], p: null, no_variation: true },
    };
  // By shares of the squared error, whose fourth powers would run out of range.
  const [shareX, shareY] = [(x.se / se) ** 2, (y.se / se) ** 2];
  const degrees_of_freedom = 1 / (shareX ** 2 / (x.n - 1) + shareY ** 2 / (y.n - 1));
  const half = studentTQuantile(0.975, degrees_of_freedom) * se;
  return {
    ...{ difference, se, degrees_of_freedom },
    interval: [difference - half, difference + half],
    p: studentTTwoSided(difference / se, degrees_of_freedom),
    no_variation: false,
  };
}
