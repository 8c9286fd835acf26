/**
 * Quantile of type 7 (Hyndman and Fan, "Sample quantiles in statistical packages", 1996): linear between order
 * statistics at position p·(n − 1). `sorted` is ascending; p in [0, 1]; null for no values.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number | null {
  const position = p * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below];
  if (low === undefined) return null;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (position - below) * (high - low);
}
