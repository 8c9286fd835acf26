import { mean as meanOf } from './mean.ts';

interface Deviations {
  readonly mean: number;
  /** The largest distance from the mean, in the unit of the values. */
  readonly scale: number;
  /** Distances from the mean, divided by `scale` lest their powers run out of range. */
  readonly scaled: readonly number[];
}

/** Distances from the mean of values that are not all equal. */
export function deviations(values: readonly number[]): Deviations {
  const mean = meanOf(values);
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value - mean)), 0);
  return { mean, scale, scaled: values.map((value) => (value - mean) / scale) };
}
