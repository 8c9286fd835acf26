import { sharesOfBoth } from './shares.ts';

/**
 * Total variation distance ½Σ|p − q|, in [0, 1]: the share that would have to move to another category. `p`, `q`: counts
 * or weights over the same categories, each divided by its sum. Null where either is empty.
 */
export function totalVariation(p: ArrayLike<number>, q: ArrayLike<number>): number | null {
  const shares = sharesOfBoth(p, q);
  if (shares === null) return null;
  const [first, second] = shares;
  return Math.min(1, first.reduce((sum, share, i) => sum + Math.abs(share - second[i]!), 0) / 2);
}
