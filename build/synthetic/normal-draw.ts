import type { Random } from '../../analysis/stats/random.ts';

/** A draw from the standard normal distribution (Box and Muller 1958; the second of the pair is not used). */
export function normalDraw(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.uniform()));
  return radius * Math.cos(2 * Math.PI * random.uniform());
}
