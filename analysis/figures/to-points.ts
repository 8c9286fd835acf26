import type { Interval } from '../model/comparison.ts';

/** A fraction in percent or percentage points: 0.02 → 2. */
export function toPoints(fraction: number): number;
export function toPoints(fraction: number | null): number | null;
export function toPoints(fraction: number | null): number | null {
  return fraction === null ? null : 100 * fraction;
}

export function intervalToPoints(limits: Interval | null): Interval | null {
  return limits === null ? null : [toPoints(limits[0]), toPoints(limits[1])];
}
