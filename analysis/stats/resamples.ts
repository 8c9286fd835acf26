import type { Random } from './random.ts';

/** Up to this many equally likely cases are enumerated rather than drawn. */
export const ENUMERATION_LIMIT = 100_000;

export const DEFAULT_DRAWS = 10_000;

/** A source of resamples of n tasks with replacement, as task indices. */
export interface Resamples {
  readonly count: number;
  /** What draws the resamples; null where every one of the n^n comes once instead. */
  readonly random: Random | null;
  /** Fills `indices`, n of them, with the next resample. */
  readonly fill: (indices: Uint32Array) => void;
}

/** All n^n resamples where they number at most 100,000 (n ≤ 6), else `draws` random ones. */
export function resamplesOf(n: number, draws: number, random: Random): Resamples {
  return n ** n > ENUMERATION_LIMIT ? drawnResamples(n, draws, random) : allResamples(n);
}

/** `draws` random resamples of n tasks. */
export function drawnResamples(n: number, draws: number, random: Random): Resamples {
  return { count: draws, random, fill: (indices) => random.fillBelow(n, indices) };
}

/** Every one of the n^n resamples of n tasks, once. */
export function allResamples(n: number): Resamples {
  let next = 0;
  return { count: n ** n, random: null, fill: (indices) => writeDigits(next++, n, indices) };
}

/** Writes `value` in base `base`; counting up, the digits run through all resamples. */
function writeDigits(value: number, base: number, out: Uint32Array): void {
  let rest = value;
  for (let i = out.length - 1; i >= 0; i -= 1) {
    out[i] = rest % base;
    rest = Math.floor(rest / base);
  }
}
