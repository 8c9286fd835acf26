/**
 * What becomes of zero differences: `wilcox` drops them (Wilcoxon 1945), `pratt` ranks them and drops their ranks (Pratt
 * 1959), `zsplit` ranks them and gives half of their ranks to each side.
 */
export type ZeroRule = 'wilcox' | 'pratt' | 'zsplit';

interface SignedRanks {
  /** Rank sums of the positive and of the negative differences. */
  readonly plus: number;
  readonly minus: number;
  /** Midranks of the nonzero differences, ascending. */
  readonly ranks: Float64Array;
  /** Σ(t³ − t) over the groups of t tied nonzero differences. */
  readonly ties: number;
  readonly zeros: number;
}

/** Ranks of the absolute differences by sign, ties at their mid-rank. */
export function signedRanks(differences: ArrayLike<number>, rule: ZeroRule): SignedRanks {
  const { positive, negative, nonzero } = bySign(differences);
  const zeros = differences.length - nonzero;
  const ranks = new Float64Array(nonzero);
  const below = rule === 'wilcox' ? 0 : zeros;
  const half = rule === 'zsplit' ? (zeros * (zeros + 1)) / 4 : 0;
  let [plus, minus, ties] = [half, half, 0];
  let [i, j] = [0, 0];
  for (let done = 0; done < nonzero; done = i + j) {
    const size = Math.min(positive[i]!, negative[j]!);
    const [firstI, firstJ] = [i, j];
    while (positive[i] === size) i += 1;
    while (negative[j] === size) j += 1;
    const tied = i + j - done;
    const rank = below + done + (tied + 1) / 2;
    for (let at = done; at < i + j; at += 1) ranks[at] = rank;
    plus += rank * (i - firstI);
    minus += rank * (j - firstJ);
    ties += tied * (tied * tied - 1);
  }
  return { plus, minus, ranks, ties, zeros };
}

/** Absolute values of the positive and of the negative differences, each ascending and then Infinity. */
function bySign(differences: ArrayLike<number>) {
  const positive = new Float64Array(differences.length + 1).fill(Infinity);
  const negative = new Float64Array(differences.length + 1).fill(Infinity);
  let [more, less] = [0, 0];
  for (let i = 0; i < differences.length; i += 1) {
    const value = differences[i]!;
    if (value > 0) positive[more++] = value;
    else if (value < 0) negative[less++] = -value;
  }
  // Two sorts, since without a comparator a typed array is sorted several times as fast.
  positive.subarray(0, more).sort();
  negative.subarray(0, less).sort();
  return { positive, negative, nonzero: more + less };
}
