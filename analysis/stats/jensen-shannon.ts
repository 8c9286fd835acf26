import { sharesOfBoth } from './shares.ts';

interface JensenShannon {
  /** JSD₂ in bits, in [0, 1]. */
  readonly divergence: number;
  /** Its square root, a metric. */
  readonly distance: number;
}

/**
 * Jensen–Shannon divergence, base 2 (Lin, "Divergence measures based on the Shannon entropy", 1991):
 * ½Σp log₂(p/m) + ½Σq log₂(q/m) with m = (p + q)/2 and 0·log 0 = 0. `p`, `q`: counts or weights over the same
 * categories, each divided by its sum. Null where either is empty.
 */
export function jensenShannon(p: ArrayLike<number>, q: ArrayLike<number>): JensenShannon | null {
  const shares = sharesOfBoth(p, q);
  if (shares === null) return null;
  const [first, second] = shares;
  let nats = 0;
  for (let i = 0; i < first.length; i += 1) nats += categoryTerm(first[i]!, second[i]!);
  const divergence = Math.min(1, Math.max(0, nats / (2 * Math.LN2)));
  return { divergence, distance: Math.sqrt(divergence) };
}

/** p ln(p/m) + q ln(q/m), written in t = (p − q)/(p + q) so that nearly equal shares do not cancel. */
function categoryTerm(p: number, q: number): number {
  if (p === q) return 0;
  const mean = (p + q) / 2;
  const t = (p - q) / (p + q);
  if (Math.abs(t) === 1) return mean * 2 * Math.LN2;
  return mean * ((1 + t) * Math.log1p(t) + (1 - t) * Math.log1p(-t));
}
