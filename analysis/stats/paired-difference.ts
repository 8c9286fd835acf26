/** Digits that the difference of two doubles keeps of the larger of them. */
const DIGITS = 14;

/**
 * a − b without what rounding leaves: at the fourteenth digit of the larger value, so that 0.7 − 0.4 and 0.6 − 0.3 are
 * one difference and a tie. Differences of whole numbers are exact as they are.
 */
export function pairedDifference(a: number, b: number): number {
  const difference = a - b;
  if (Number.isInteger(a) && Number.isInteger(b)) return difference;
  const largest = Math.max(Math.abs(a), Math.abs(b));
  const scale = 10 ** (DIGITS - 1 - Math.floor(Math.log10(largest)));
  const steps = Math.round(difference * scale);
  return Number.isFinite(steps) && scale > 0 ? steps / scale : difference;
}
