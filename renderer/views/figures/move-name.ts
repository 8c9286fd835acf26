/**
 * The order that a move makes: names that come first, no more of them than have been placed, so that the rest keeps
 * the figure's own order. Names that are not shown keep their places after those that are.
 */
export function moveName(
  shown: readonly string[],
  order: readonly string[],
  from: number,
  to: number,
): readonly string[] {
  const moved = shown.toSpliced(from, 1).toSpliced(to, 0, shown[from] as string);
  const placed = Math.max(order.filter((name) => shown.includes(name)).length, from + 1, to + 1);
  return [...moved.slice(0, placed), ...order.filter((name) => !shown.includes(name))];
}
