/** The items whose names are listed, in that order, then the others as they were. */
export function inOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  order: readonly string[],
): readonly T[] {
  if (order.length === 0) return items;
  const places = new Map(order.map((name, i) => [name, i]));
  const placeOf = (item: T) => places.get(nameOf(item)) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
