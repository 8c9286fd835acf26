import { Random } from '../../analysis/stats/index.ts';

/** A generator whose next output is the given one: the scrambling of xoshiro128** backwards. */
export function generatorAt(output: number): Random {
  const rotated = Math.imul(output, 0x38e38e39);
  const word = Math.imul((rotated >>> 7) | (rotated << 25), 0xcccccccd);
  return new Random([1, word, 2, 3]);
}
