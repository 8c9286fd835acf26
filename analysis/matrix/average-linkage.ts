/** A binary tree over n leaves. */
export interface Linkage {
  /** Two nodes a merge, the lower first: a number below n is a leaf, n + k is merge k. */
  readonly merges: Int32Array;
  /** Ascending. */
  readonly heights: Float64Array;
}

/**
 * Average linkage (Sokal and Michener, "A statistical method for evaluating systematic relationships", 1958) by the
 * nearest-neighbour chain (Murtagh, "A survey of recent advances in hierarchical clustering algorithms", 1983), in n².
 * `distances`: n × n, symmetric, not changed. Of several nearest clusters the one that the chain came from is taken, else
 * the one whose last leaf comes first, so that the order of the leaves settles every tie.
 */
export function averageLinkage(distances: Float64Array, n: number): Linkage {
  if (distances.length !== n * n) throw new RangeError('a linkage needs the distances of every two leaves');
  return numbered(chainMerges(distances.slice(), n), n);
}

/** Two clusters, each by one of its leaves. */
interface Merge {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A cluster stands in the place of its last leaf; the places of the others have size 0. */
function chainMerges(distances: Float64Array, n: number): readonly Merge[] {
  const sizes = new Int32Array(n).fill(1);
  const merges: Merge[] = [];
  const chain: number[] = [];
  while (merges.length < n - 1) {
    if (chain.length === 0) chain.push(sizes.findIndex((size) => size > 0));
    growChain(chain, distances, sizes);
    const [p, q] = [chain.pop()!, chain.pop()!];
    const [x, y] = p < q ? [p, q] : [q, p];
    merges.push({ x, y, height: distances[x * n + y]! });
    joinClusters(distances, sizes, x, y);
  }
  return merges;
}

/** Until its last two are each other's nearest. */
function growChain(chain: number[], distances: Float64Array, sizes: Int32Array): void {
  for (;;) {
    const before = chain.at(-2) ?? -1;
    const next = nearestOf(chain.at(-1)!, before, distances, sizes);
    if (next === before) return;
    chain.push(next);
  }
}

function nearestOf(x: number, preferred: number, distances: Float64Array, sizes: Int32Array): number {
  const n = sizes.length;
  let nearest = preferred;
  let least = preferred < 0 ? Number.POSITIVE_INFINITY : distances[x * n + preferred]!;
  for (let y = 0; y < n; y += 1) {
    if (sizes[y] === 0 || y === x || distances[x * n + y]! >= least) continue;
    nearest = y;
    least = distances[x * n + y]!;
  }
  return nearest;
}

/** Into the place of y; what it is from another is the mean over all pairs of leaves. */
function joinClusters(distances: Float64Array, sizes: Int32Array, x: number, y: number): void {
  const n = sizes.length;
  const [ofX, ofY] = [sizes[x]!, sizes[y]!];
  sizes[x] = 0;
  sizes[y] = ofX + ofY;
  for (let z = 0; z < n; z += 1) {
    if (sizes[z] === 0 || z === y) continue;
    const mean = (ofX * distances[x * n + z]! + ofY * distances[y * n + z]!) / (ofX + ofY);
    distances[y * n + z] = mean;
    distances[z * n + y] = mean;
  }
}

/** A chain finds merges in another order than that of their heights; a merge is numbered by its height. */
function numbered(found: readonly Merge[], n: number): Linkage {
  const byHeight = found.toSorted((p, q) => p.height - q.height);
  const merges = new Int32Array(2 * byHeight.length);
  const above = Int32Array.from({ length: 2 * n }, (_, node) => node);
  for (const [k, { x, y }] of byHeight.entries()) {
    const [p, q] = [topOf(above, x), topOf(above, y)];
    merges.set(p < q ? [p, q] : [q, p], 2 * k);
    above[p] = n + k;
    above[q] = n + k;
  }
  return { merges, heights: Float64Array.from(byHeight, ({ height }) => height) };
}

/** The node at the top of what a node has been merged into; the way there is made shorter. */
function topOf(above: Int32Array, node: number): number {
  let at = node;
  while (above[at] !== at) {
    above[at] = above[above[at]!]!;
    at = above[at]!;
  }
  return at;
}
