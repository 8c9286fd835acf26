/**
 * b − a to 12 significant digits of the larger of the two: 0.7 − 0.4 and 0.6 − 0.3 are the same difference, and ranks of
 * differences are to see them as ties.
 */
export function roundedDifference(a: number, b: number): number {
  const largest = Math.max(Math.abs(a), Math.abs(b));
  if (largest === 0) return 0;
  const digits = 11 - Math.floor(Math.log10(largest));
  // Beyond the exponents of a power of ten there is nothing to gain.
  if (Math.abs(digits) > 300) return b - a;
  const unit = 10 ** Math.abs(digits);
  // By absolute value, since a half is rounded up: b − a and a − b are to stay opposite.
  const size = Math.abs(b - a);
  const rounded = digits >= 0 ? Math.round(size * unit) / unit : Math.round(size / unit) * unit;
  return b < a ? 0 - rounded : rounded;
}
