import type { Comparison } from '../model/comparison.ts';

/** Level below which an adjusted p counts as a difference. */
export const SIGNIFICANCE = 0.05;

/** The row's difference stands after Holm; false too where there is no p. */
export function isSignificant(p_holm: Comparison['p_holm']): boolean {
  return p_holm !== null && p_holm < SIGNIFICANCE;
}
