import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { byteSums } from '../../analysis/stats/byte-sums.ts';
import { jointBootstrap, randomOf } from '../../analysis/stats/index.ts';
import { plainSums } from '../../analysis/stats/plain-sums.ts';
import { resamplesOf } from '../../analysis/stats/resamples.ts';

const DRAWS = 20;

const resamples = (n: number) => resamplesOf(n, DRAWS, randomOf('sums'));

/** One value after the other, as drawn. */
function sumsOneByOne(rows: readonly Float64Array[], n: number): readonly Float64Array[] {
  const { count, fill } = resamples(n);
  const sums = rows.map(() => new Float64Array(count));
  const indices = new Uint32Array(n);
  for (let i = 0; i < count; i += 1) {
    fill(indices);
    sums.forEach((row, at) => {
      for (const task of indices) row[i]! += rows[at]![task]!;
    });
  }
  return sums;
}

/** Plain lists, which compare a hundred times as fast. */
const lists = (sums: readonly Float64Array[] | null) => sums?.map((row) => [...row]);

/** Rows of whole numbers from 0 to `most`, both of which come often. */
function wholeNumbers(systems: number, n: number, most: number, seed: string): readonly Float64Array[] {
  const random = randomOf(seed);
  const value = () => [0, most, random.integerBelow(most + 1)][random.integerBelow(3)]!;
  return Array.from({ length: systems }, () => Float64Array.from({ length: n }, value));
}

const shape = fc.record({
  systems: fc.integer({ min: 1, max: 130 }),
  n: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 200, max: 800 })),
  most: fc.oneof(fc.constantFrom(0, 1, 254, 255), fc.integer({ min: 1, max: 255 })),
  seed: fc.string(),
});

describe('sums over resamples', () => {
  it('are the same in bytes, in floating point and one by one', () => {
    fc.assert(
      fc.property(shape, ({ systems, n, most, seed }) => {
        const rows = wholeNumbers(systems, n, most, seed);
        const expected = lists(sumsOneByOne(rows, n));
        expect(lists(byteSums(rows, most, n, resamples(n)))).toEqual(expected);
        expect(lists(plainSums(rows, n, resamples(n)))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('do not overflow where every value is the largest', () => {
    for (const [most, n] of [
      [1, 255],
      [1, 256],
      [1, 70_000],
      [255, 300],
    ] as const) {
      const sums = byteSums([new Float64Array(n).fill(most)], most, n, resamples(n));
      expect(sums).toEqual([new Float64Array(DRAWS).fill(n * most)]);
    }
  });

  it('are not taken in bytes where a value is none', () => {
    expect(byteSums([Float64Array.of(0, 256)], 256, 2, resamples(2))).toBeNull();
  });
});

describe('without WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  class Forbidden {
    constructor() {
      throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
    }
  }

  it.each([
    ['missing', undefined],
    ['forbidden', { Memory: WebAssembly.Memory, Instance: WebAssembly.Instance, Module: Forbidden }],
  ])('all means are the same, bit by bit (%s)', (_, stub) => {
    const random = randomOf('matrix');
    const value = () => [null, -1, -1 / 3, 0, 0.5, 1][random.integerBelow(6)]!;
    const matrix = Array.from({ length: 70 }, () => Array.from({ length: 90 }, value));
    const means = () => lists(jointBootstrap(matrix, randomOf('draws'), DRAWS).means);
    const compiled = means();
    vi.stubGlobal('WebAssembly', stub);
    expect(byteSums([Float64Array.of(0, 1)], 1, 2, resamples(2))).toBeNull();
    expect(means()).toEqual(compiled);
  });
});
