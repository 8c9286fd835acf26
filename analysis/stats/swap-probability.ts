/** Means of the same resample closer than this are tied; in other orders their sums differ in the last digits. */
const TIE = 1e-12;

/**
 * Share of the resamples that reverse the observed order of two systems, ties half. `x`, `y`: resample → score, from
 * resamples that both share; `difference`: observed score of x minus that of y. Null where that is 0 (there is no order
 * to reverse) or there is no resample.
 */
export function swapProbability(x: Float64Array, y: Float64Array, difference: number): number | null {
  if (Math.abs(difference) <= TIE || x.length === 0) return null;
  const sign = Math.sign(difference);
  let reversals = 0;
  for (let i = 0; i < x.length; i += 1) {
    const kept = sign * (x[i]! - y[i]!);
    reversals += kept < -TIE ? 1 : kept <= TIE ? 0.5 : 0;
  }
  return reversals / x.length;
}
