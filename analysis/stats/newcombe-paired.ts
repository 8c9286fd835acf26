import type { Interval } from '../model/comparison.ts';
import { wilson } from './wilson.ts';

/** Paired 2×2 table of tasks: solved by both, by A only, by B only, by neither. */
export interface PairedTable {
  readonly both: number;
  readonly a_only: number;
  readonly b_only: number;
  readonly neither: number;
}

interface NewcombePaired {
  /** A − B. */
  readonly difference: number;
  readonly interval: Interval;
  /** Correlation estimate, with Newcombe's continuity correction where it is positive; 0 if a margin is 0. */
  readonly phi: number;
}

/**
 * Newcombe's 95% interval of a difference of paired proportions, A − B (method 10 of "Improved confidence intervals
 * for the difference between binomial proportions based on paired data", 1998): square-and-add of the Wilson limits
 * of both margins. Negate and swap the limits for B − A. Null for an empty table.
 * Too narrow where tasks of a repository change together (see `clusteredMean`).
 */
export function newcombePaired(table: PairedTable): NewcombePaired | null {
  const n = table.both + table.a_only + table.b_only + table.neither;
  const solvedA = table.both + table.a_only;
  const solvedB = table.both + table.b_only;
  const wilsonA = wilson(solvedA, n);
  const wilsonB = wilson(solvedB, n);
  if (wilsonA === null || wilsonB === null) return null;
  const [a, b, phi] = [solvedA / n, solvedB / n, correlation(table, n)];
  const difference = (table.a_only - table.b_only) / n;
  const below = distance(a - wilsonA[0], wilsonB[1] - b, phi);
  const above = distance(b - wilsonB[0], wilsonA[1] - a, phi);
  return { difference, interval: [Math.max(-1, difference - below), Math.min(1, difference + above)], phi };
}

function correlation({ both, a_only, b_only, neither }: PairedTable, n: number): number {
  const margins = (both + a_only) * (b_only + neither) * (both + b_only) * (a_only + neither);
  if (margins === 0) return 0;
  const determinant = both * neither - a_only * b_only;
  const numerator = determinant >= 0 ? Math.max(0, determinant - n / 2) : determinant;
  return numerator / Math.sqrt(margins);
}

/** √(x² − 2φxy + y²), kept real against rounding. */
function distance(x: number, y: number, phi: number): number {
  return Math.sqrt(Math.max(0, x * x - 2 * phi * x * y + y * y));
}
