/** A smaller range is lost in the arithmetic of doubles, whose parts are then 0. */
const LEAST_RANGE = 1e-300;

/**
 * Whether the values are one value up to rounding: their range is at most 1e-12 of the largest of them. What rounding
 * leaves of equal differences, 0.7 − 0.4 and 0.6 − 0.3, would else pass for variation.
 */
export function allEqual(values: ArrayLike<number>): boolean {
  let [least, greatest] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i += 1) {
    least = Math.min(least, values[i]!);
    greatest = Math.max(greatest, values[i]!);
  }
  return !(greatest - least > Math.max(LEAST_RANGE, 1e-12 * Math.max(-least, greatest)));
}
