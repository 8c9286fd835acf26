import { sum } from './sum.ts';

/** Arithmetic mean of at least one value. */
export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length;
}
