import type { Random } from '../../analysis/stats/random.ts';
import { normalDraw } from './normal-draw.ts';

/** A draw from Beta(a, b): the share of the first of two gamma draws. Both shapes are above 0. */
export function betaDraw(random: Random, [a, b]: readonly [number, number]): number {
  const [x, y] = [gammaDraw(random, a), gammaDraw(random, b)];
  return x / (x + y);
}

/** Marsaglia and Tsang, "A simple method for generating gamma variables" (2000); a shape below 1 is raised by 1 first. */
function gammaDraw(random: Random, shape: number): number {
  if (shape < 1) return gammaDraw(random, shape + 1) * (1 - random.uniform()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = normalDraw(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random.uniform()) < 0.5 * x * x + d * (1 - v + Math.log(v))) return d * v;
  }
}
