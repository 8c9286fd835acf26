import { labelCounts, labelledPairs } from './labelled-pairs.ts';

interface MacroF1<T> {
  /** Mean of the labels' F1; null where n is 0. */
  readonly macro_f1: number | null;
  /** F1 = 2TP/(2TP + FP + FN) of every label in truth or prediction, in the order in which they are met. */
  readonly by_label: readonly { readonly label: T; readonly f1: number }[];
  /** Items that both have labelled; others are left out. */
  readonly n: number;
}

/**
 * Unweighted mean over labels of F1 (van Rijsbergen, "Information retrieval", 1979; macro as in scikit-learn).
 * `truth`, `predicted`: item → label, null where missing.
 */
export function macroF1<T>(
  truth: ArrayLike<T | null | undefined>,
  predicted: ArrayLike<T | null | undefined>,
): MacroF1<T> {
  const pairs = labelledPairs(truth, predicted);
  const by_label = [...labelCounts(pairs)].map(([label, { a, b, both }]) => ({
    label,
    f1: (2 * both) / (a + b),
  }));
  const sum = by_label.reduce((total, { f1 }) => total + f1, 0);
  return { macro_f1: by_label.length === 0 ? null : sum / by_label.length, by_label, n: pairs.length };
}
