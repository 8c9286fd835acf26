import type { Interval } from '../model/comparison.ts';
import { wilson } from './wilson.ts';

/** A group of independent items: so many solved, of all. */
export interface Proportion {
  readonly solved: number;
  readonly n: number;
}

interface NewcombeIndependent {
  /** a − b. */
  readonly difference: number;
  readonly interval: Interval;
}

/**
 * Newcombe's 95% interval of a difference of independent proportions, a − b (method 10 of "Interval estimation for the
 * difference between independent proportions", 1998): square-and-add of both Wilson intervals. Null where a group is
 * empty.
 */
export function newcombeIndependent(a: Proportion, b: Proportion): NewcombeIndependent | null {
  const [wilsonA, wilsonB] = [wilson(a.solved, a.n), wilson(b.solved, b.n)];
  if (wilsonA === null || wilsonB === null) return null;
  const [p, q] = [a.solved / a.n, b.solved / b.n];
  const difference = p - q;
  const low = difference - Math.hypot(p - wilsonA[0], wilsonB[1] - q);
  const high = difference + Math.hypot(wilsonA[1] - p, q - wilsonB[0]);
  return { difference, interval: [Math.max(-1, low), Math.min(1, high)] };
}
