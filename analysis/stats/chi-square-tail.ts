import { normalCdf } from './normal.ts';

const LARGE = 1e200;

/**
 * P(χ² ≥ x) with `df` whole degrees of freedom from 1 up, by the finite sums of Abramowitz and Stegun 26.4.4 and 26.4.5:
 * all terms are positive, so small p values keep their digits.
 */
export function chiSquareTail(x: number, df: number): number {
  if (x <= 0) return 1;
  if (df % 2 === 0) return Math.min(1, scaledSum(x, 2, df / 2, -x / 2));
  const odd = 2 * normalCdf(-Math.sqrt(x));
  if (df === 1) return odd;
  return Math.min(1, odd + scaledSum(x, 3, (df - 1) / 2, -x / 2 + Math.log((2 * x) / Math.PI) / 2));
}

/**
 * exp(logFactor)·(1 + x/d + x²/(d(d + 2)) + …), `terms` of them with d = `first`: the scale moves into the exponent as
 * the sum grows, since the factor alone may be too small for a number.
 */
function scaledSum(x: number, first: number, terms: number, logFactor: number): number {
  let [term, sum, scale] = [1, 1, logFactor];
  for (let k = 1; k < terms; k += 1) {
    term *= x / (first + 2 * (k - 1));
    sum += term;
    if (sum < LARGE) continue;
    [term, sum, scale] = [term / LARGE, sum / LARGE, scale + Math.log(LARGE)];
  }
  return Math.exp(scale + Math.log(sum));
}
