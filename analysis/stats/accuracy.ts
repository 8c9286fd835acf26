import { labelledPairs } from './labelled-pairs.ts';

interface Accuracy {
  /** matches/n; null where n is 0. */
  readonly accuracy: number | null;
  readonly matches: number;
  /** Items that both have labelled; others are left out. */
  readonly n: number;
}

/** Share of items with the same label. `truth`, `predicted`: item → label, null where missing. */
export function accuracy<T>(
  truth: ArrayLike<T | null | undefined>,
  predicted: ArrayLike<T | null | undefined>,
): Accuracy {
  const pairs = labelledPairs(truth, predicted);
  const matches = pairs.filter(([x, y]) => x === y).length;
  return { accuracy: pairs.length === 0 ? null : matches / pairs.length, matches, n: pairs.length };
}
