export interface Distances {
  /** n × n, symmetric, 0 on the diagonal. */
  readonly distances: Float64Array;
  /** Pairs without a commonly scored cell. */
  readonly n_undefined: number;
}

/** What was never scored together is not put together: the greatest distance that two lines can have. */
const UNDEFINED_DISTANCE = 1;

/**
 * How far lines are from each other: the mean of |p − q| over the cells scored in both, p and q being the shares of
 * their scored runs that resolve the task. With one run a cell this is Hamming's distance as a share. `shares`: n lines of
 * `width` cells, NaN where nothing is scored.
 */
export function cellDistances(shares: Float64Array, n: number, width: number): Distances {
  const distances = new Float64Array(n * n);
  let n_undefined = 0;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1) {
      const mean = meanDistance(shares, i * width, j * width, width);
      const distance = Number.isNaN(mean) ? UNDEFINED_DISTANCE : mean;
      n_undefined += Number(Number.isNaN(mean));
      distances[i * n + j] = distance;
      distances[j * n + i] = distance;
    }
  return { distances, n_undefined };
}

/** NaN where no cell is scored in both. */
function meanDistance(shares: Float64Array, p: number, q: number, width: number): number {
  let sum = 0;
  let n = 0;
  for (let at = 0; at < width; at += 1) {
    const apart = Math.abs(shares[p + at]! - shares[q + at]!);
    if (Number.isNaN(apart)) continue;
    sum += apart;
    n += 1;
  }
  return sum / n;
}
