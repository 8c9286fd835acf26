import { mean as meanOf } from './mean.ts';

/** Standard error by the bootstrap: the standard deviation of at least one resampled value, divisor B. */
export function bootstrapError(values: Float64Array): number {
  const mean = meanOf(values);
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return Math.sqrt(squares / values.length);
}
