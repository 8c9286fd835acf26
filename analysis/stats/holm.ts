/**
 * Holm's step-down adjustment of one family of p values ("A simple sequentially rejective multiple test procedure",
 * 1979). Values stay in place; a null leaves the family: it stays null and does not count.
 */
export function holm(values: readonly (number | null)[]): readonly (number | null)[] {
  const family = values.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((x, y) => x.p - y.p);
  const adjusted: (number | null)[] = values.map(() => null);
  let floor = 0;
  family.forEach(({ p, index }, rank) => {
    floor = Math.max(floor, Math.min(1, (family.length - rank) * p));
    adjusted[index] = floor;
  });
  return adjusted;
}
