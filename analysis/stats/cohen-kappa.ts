import { labelCounts, labelledPairs } from './labelled-pairs.ts';

interface CohenKappa {
  /** (p_o − p_e)/(1 − p_e); null where `reason` says why. */
  readonly kappa: number | null;
  /** Share of items with the same label; null where n is 0. */
  readonly observed: number | null;
  /** Share expected of two who label at random, each with their own frequencies; null where n is 0. */
  readonly expected: number | null;
  /** Items that both have labelled; others are left out. */
  readonly n: number;
  readonly reason: 'no item has both labels' | 'both give every item one and the same label' | null;
}

/**
 * Cohen's κ, agreement beyond chance of two who label ("A coefficient of agreement for nominal scales", 1960).
 * `a`, `b`: item → label, null where missing.
 */
export function cohenKappa<T>(
  a: ArrayLike<T | null | undefined>,
  b: ArrayLike<T | null | undefined>,
): CohenKappa {
  const pairs = labelledPairs(a, b);
  const n = pairs.length;
  if (n === 0) return { kappa: null, observed: null, expected: null, n, reason: 'no item has both labels' };
  let [matches, chance] = [0, 0];
  for (const counts of labelCounts(pairs).values()) {
    matches += counts.both;
    chance += counts.a * counts.b;
  }
  const [observed, expected] = [matches / n, chance / n ** 2];
  if (chance === n ** 2)
    return { kappa: null, observed, expected, n, reason: 'both give every item one and the same label' };
  return { kappa: (n * matches - chance) / (n ** 2 - chance), observed, expected, n, reason: null };
}
