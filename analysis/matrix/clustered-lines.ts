import type { MatrixTree } from '../model/outcome-matrix.ts';
import { averageLinkage } from './average-linkage.ts';
import { cellDistances } from './cell-distances.ts';
import { optimalLeafOrder } from './optimal-leaf-order.ts';

/** Lines that are clustered at most: beyond, their order takes longer than anyone waits for it. */
export const MOST_CLUSTERED = 2500;

interface ClusteredLines {
  /** Which line stands at each place. */
  readonly order: Int32Array;
  /** Its leaves are places in this order. */
  readonly tree: MatrixTree;
}

/**
 * Lines with alike outcomes side by side: average linkage of `cellDistances`, leaves in their optimal order. `shares`: n
 * lines of `width` cells, NaN where nothing is scored; n at most `MOST_CLUSTERED`.
 */
export function clusteredLines(shares: Float64Array, n: number, width: number): ClusteredLines {
  if (n > MOST_CLUSTERED) throw new RangeError(`at most ${MOST_CLUSTERED} lines can be clustered`);
  const { distances, n_undefined } = cellDistances(shares, n, width);
  const linkage = averageLinkage(distances, n);
  const order = optimalLeafOrder(linkage, distances, n);
  const places = new Int32Array(n);
  for (const [place, line] of order.entries()) places[line] = place;
  const merges = linkage.merges.map((node) => (node < n ? places[node]! : node));
  for (let k = 0; k < merges.length; k += 2) merges.subarray(k, k + 2).sort();
  return { order, tree: { merges, heights: linkage.heights, n_undefined } };
}
