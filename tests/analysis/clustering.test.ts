import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageLinkage,
  cellDistances,
  type Linkage,
  optimalLeafOrder,
} from '../../analysis/matrix/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Square = readonly (readonly number[])[];

interface Expected {
  readonly merges: readonly (readonly [number, number])[];
  readonly heights: readonly number[];
  /** Sum of the distances of neighbours in the best order. */
  readonly length: number;
  readonly scipy_length: number;
}

const flat = (square: Square): Float64Array => Float64Array.from(square.flat());
const pairsOf = ({ merges }: Pick<Linkage, 'merges'>) =>
  Array.from({ length: merges.length / 2 }, (_, k) => [merges[2 * k], merges[2 * k + 1]]);

function lengthOf(order: ArrayLike<number>, square: Square): number {
  let sum = 0;
  for (let i = 1; i < order.length; i += 1) sum += square[order[i - 1]!]![order[i]!]!;
  return sum;
}

describe('averageLinkage and optimalLeafOrder', () => {
  const trees = (['distinct', 'tied'] as const).flatMap((kind) =>
    readCases<Square, Expected>('clustering', kind),
  );

  it.each(trees)('merge as SciPy does, ties too, and order leaves at best (%#)', ({ input, output }) => {
    const linkage = averageLinkage(flat(input), input.length);
    expect(pairsOf(linkage)).toEqual(output.merges);
    expectClose([...linkage.heights], output.heights);
    const length = lengthOf(optimalLeafOrder(linkage, flat(input), input.length), input);
    expectClose(length, output.length);
    expect(length).toBeLessThanOrEqual(output.scipy_length + 1e-9);
  });

  it('have no merge for one leaf, and none for none', () => {
    for (const n of [0, 1]) {
      const linkage = averageLinkage(new Float64Array(n), n);
      expect([linkage.merges.length, linkage.heights.length]).toEqual([0, 0]);
      expect([...optimalLeafOrder(linkage, new Float64Array(n), n)]).toEqual(n === 1 ? [0] : []);
    }
    expect(() => averageLinkage(new Float64Array(3), 2)).toThrow(RangeError);
  });

  const squares = fc
    .integer({ min: 2, max: 7 })
    .chain((n) => fc.array(fc.nat(4), { minLength: n * n, maxLength: n * n }).map((draws) => ({ n, draws })))
    .map(({ n, draws }) =>
      Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (_, j) => (i === j ? 0 : draws[Math.min(i, j) * n + Math.max(i, j)]!)),
      ),
    );

  /** Every order that a tree allows, by turning each of its nodes or not. */
  function allOrders(
    pairs: readonly (readonly (number | undefined)[])[],
    n: number,
    node: number,
  ): number[][] {
    if (node < n) return [[node]];
    const [p, q] = pairs[node - n] as [number, number];
    const [left, right] = [allOrders(pairs, n, p), allOrders(pairs, n, q)];
    return left.flatMap((x) =>
      right.flatMap((y) => [
        [...x, ...y],
        [...y, ...x],
      ]),
    );
  }

  it('find the shortest of all orders that the tree allows, whatever is tied', () => {
    fc.assert(
      fc.property(squares, (square) => {
        const n = square.length;
        const linkage = averageLinkage(flat(square), n);
        const order = [...optimalLeafOrder(linkage, flat(square), n)];
        const allowed = allOrders(pairsOf(linkage), n, 2 * n - 2);
        expect(allowed).toContainEqual(order);
        const least = Math.min(...allowed.map((other) => lengthOf(other, square)));
        expect(lengthOf(order, square)).toBeCloseTo(least, 9);
        expect(order[0]!).toBeLessThan(order.at(-1)!);
      }),
    );
  });

  it('merge at the mean distance over all pairs of leaves, in ascending order', () => {
    fc.assert(
      fc.property(squares, (square) => {
        const n = square.length;
        const linkage = averageLinkage(flat(square), n);
        const pairs = pairsOf(linkage);
        const leaves = (node: number): number[] =>
          node < n ? [node] : (pairs[node - n] as [number, number]).flatMap(leaves);
        for (const [k, pair] of pairs.entries()) {
          const [x, y] = (pair as [number, number]).map(leaves) as [number[], number[]];
          const all = x.flatMap((i) => y.map((j) => square[i]![j]!));
          const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
          expect(linkage.heights[k]).toBeCloseTo(mean, 9);
          expect(linkage.heights[k]!).toBeGreaterThanOrEqual((linkage.heights[k - 1] ?? 0) - 1e-12);
        }
      }),
    );
  });
});

describe('cellDistances', () => {
  type Lines = readonly (readonly (number | null)[])[];

  it.each(readCases<Lines, Lines>('clustering', 'distances'))(
    'agree with NumPy (%#)',
    ({ input, output }) => {
      const width = input[0]!.length;
      const shares = Float64Array.from(input.flat(), (share) => share ?? Number.NaN);
      const found = cellDistances(shares, input.length, width);
      // What has no cell in common is as far apart as can be.
      expectClose(
        [...found.distances],
        output.flat().map((distance) => distance ?? 1),
      );
      const missing = output.flat().filter((distance) => distance === null).length;
      expect(found.n_undefined).toBe(missing / 2);
    },
  );
});
