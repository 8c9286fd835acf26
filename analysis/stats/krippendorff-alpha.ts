interface KrippendorffAlpha {
  /** 1 − D_o/D_e; null where `reason` says why. */
  readonly alpha: number | null;
  /** Units with at least two labels, and the labels on them: what α is over. */
  readonly n_units: number;
  readonly n_labels: number;
  readonly reason: 'no unit has two labels' | 'every label is the same' | null;
}

/**
 * Krippendorff's α for nominal labels, any number of raters and missing labels ("Content analysis", 2018, ch. 12), from
 * coincidences: each pair of labels of a unit with m of them weighs 1/(m − 1); units with fewer than two are left out.
 * `ratings`: rater → unit → label, null or undefined where missing. @throws RangeError where raters differ in length
 */
export function krippendorffAlpha<T>(ratings: readonly ArrayLike<T | null | undefined>[]): KrippendorffAlpha {
  const units = ratings[0]?.length ?? 0;
  if (ratings.some((rater) => rater.length !== units))
    throw new RangeError('every rater needs one entry per unit, null where there is no label');
  const { codes, size } = coded(ratings);
  const { pairs, totals, n_units } = coincidences(codes, size, units);
  const n_labels = totals.reduce((sum, count) => sum + count, 0);
  if (n_units === 0) return { alpha: null, n_units, n_labels, reason: 'no unit has two labels' };
  const expected = n_labels ** 2 - totals.reduce((sum, count) => sum + count ** 2, 0);
  if (expected === 0) return { alpha: null, n_units, n_labels, reason: 'every label is the same' };
  const observed = n_labels - pairs;
  return { alpha: 1 - ((n_labels - 1) * observed) / expected, n_units, n_labels, reason: null };
}

/** Rater → unit → number of the label, −1 where missing. */
function coded<T>(ratings: readonly ArrayLike<T | null | undefined>[]) {
  const numbers = new Map<T, number>();
  const codes = ratings.map((rater) => {
    const row = new Int32Array(rater.length).fill(-1);
    for (let unit = 0; unit < row.length; unit += 1) {
      const label = rater[unit];
      if (label === null || label === undefined) continue;
      const known = numbers.get(label);
      row[unit] = known ?? numbers.size;
      if (known === undefined) numbers.set(label, numbers.size);
    }
    return row;
  });
  return { codes, size: numbers.size };
}

/** Weighted pairs of equal labels, and how often each label stands on a unit that has another one. */
function coincidences(codes: readonly Int32Array[], size: number, units: number) {
  const [totals, onUnit] = [new Float64Array(size), new Float64Array(size)];
  let [pairs, n_units] = [0, 0];
  for (let unit = 0; unit < units; unit += 1) {
    let [labels, equal] = [0, 0];
    for (const row of codes) {
      const code = row[unit]!;
      if (code < 0) continue;
      equal += 2 * onUnit[code]!;
      onUnit[code]! += 1;
      labels += 1;
    }
    for (const row of codes) {
      const code = row[unit]!;
      if (code < 0) continue;
      onUnit[code] = 0;
      if (labels > 1) totals[code]! += 1;
    }
    if (labels < 2) continue;
    pairs += equal / (labels - 1);
    n_units += 1;
  }
  return { pairs, totals, n_units };
}
