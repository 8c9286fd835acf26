/**
 * Adjusts the p values of one family: `adjust` maps those that are known, ascending, to their adjusted values, and
 * every value goes back to its place. A null leaves the family: it stays null and does not count.
 */
export function adjustedFamily(
  values: readonly (number | null)[],
  adjust: (ascending: readonly number[]) => readonly number[],
): readonly (number | null)[] {
  const family = values.flatMap((p, index) => (p === null ? [] : [{ p, index }])).sort((x, y) => x.p - y.p);
  const adjusted: (number | null)[] = values.map(() => null);
  adjust(family.map(({ p }) => p)).forEach((p, rank) => {
    adjusted[family[rank]!.index] = p;
  });
  return adjusted;
}
