/** Two labels of the same item. */
export type LabelledPair<T> = readonly [T, T];

/**
 * The items that both have labelled. `a`, `b`: item → label, null or undefined where missing.
 * @throws RangeError where the lists differ in length
 */
export function labelledPairs<T>(
  a: ArrayLike<T | null | undefined>,
  b: ArrayLike<T | null | undefined>,
): readonly LabelledPair<T>[] {
  if (a.length !== b.length) throw new RangeError(`${a.length} labels against ${b.length}`);
  const pairs: LabelledPair<T>[] = [];
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [a[i], b[i]];
    if (x !== null && x !== undefined && y !== null && y !== undefined) pairs.push([x, y]);
  }
  return pairs;
}

/** Label → how often each side gives it, and how often both give it to one item. */
export function labelCounts<T>(pairs: readonly LabelledPair<T>[]) {
  const counts = new Map<T, { a: number; b: number; both: number }>();
  const of = (label: T) => {
    const known = counts.get(label) ?? { a: 0, b: 0, both: 0 };
    counts.set(label, known);
    return known;
  };
  for (const [a, b] of pairs) {
    of(a).a += 1;
    of(b).b += 1;
    if (a === b) of(a).both += 1;
  }
  return counts;
}
