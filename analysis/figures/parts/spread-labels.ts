/**
 * Places for labels along a line that keep at least `apart` between neighbours and stay within `low`–`high` where they
 * fit, as near to where they are wanted as can be: least squares under order, by pooling adjacent violators.
 * Labels keep the order of `wanted`; ties keep the order given. Where not all fit, they stand evenly and closer.
 * Source: Barlow et al., “Statistical inference under order restrictions”, 1972.
 */
export function spreadLabels(
  wanted: readonly number[],
  apart: number,
  low: number,
  high: number,
): readonly number[] {
  const n = wanted.length;
  const gap = n < 2 ? 0 : Math.min(apart, Math.max(0, (high - low) / (n - 1)));
  const order = wanted
    .map((_, i) => i)
    .sort((i, j) => (wanted[i] as number) - (wanted[j] as number) || i - j);
  // Without the gaps before each, what remains must only not fall.
  const free = pooled(order.map((i, place) => (wanted[i] as number) - place * gap));
  const most = high - (n - 1) * gap;
  const places = new Array<number>(n);
  for (const [place, i] of order.entries())
    places[i] = Math.max(low, Math.min(most, free[place] as number)) + place * gap;
  return places;
}

/** The rising sequence nearest to the values. */
function pooled(values: readonly number[]): readonly number[] {
  const blocks: { sum: number; n: number }[] = [];
  for (const value of values) {
    let block = { sum: value, n: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.n > block.sum / block.n; last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: last.sum + block.sum, n: last.n + block.n };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, n }) => Array.from({ length: n }, () => sum / n));
}
