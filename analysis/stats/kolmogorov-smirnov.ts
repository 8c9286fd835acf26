import { ascending } from './ascending.ts';
import { eachTie } from './each-tie.ts';

/**
 * Kolmogorov–Smirnov distance of two samples: the largest difference of their distribution functions, in [0, 1]
 * (Smirnov, 1939). Null where a sample is empty. @throws RangeError at NaN
 */
export function kolmogorovSmirnov(x: ArrayLike<number>, y: ArrayLike<number>): number | null {
  if (x.length === 0 || y.length === 0) return null;
  let [seenX, seenY, distance] = [0, 0, 0];
  eachTie(ascending(x), ascending(y), (inX, inY) => {
    seenX += inX;
    seenY += inY;
    distance = Math.max(distance, Math.abs(seenX / x.length - seenY / y.length));
  });
  return distance;
}
