import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { byteSums } from '../../analysis/stats/byte-sums.ts';
import { jointBootstrap, type Random, randomOf } from '../../analysis/stats/index.ts';
import { plainSums } from '../../analysis/stats/plain-sums.ts';
import { generatorAt } from './generator-at.ts';

const DRAWS = 70;

/** One value after the other, as drawn. */
function sumsOneByOne(rows: readonly Float64Array[], n: number, random: Random): readonly Float64Array[] {
  const sums = rows.map(() => new Float64Array(DRAWS));
  for (let i = 0; i < DRAWS; i += 1) {
    const tasks = Array.from({ length: n }, () => random.integerBelow(n));
    sums.forEach((row, at) => {
      for (const task of tasks) row[i]! += rows[at]![task]!;
    });
  }
  return sums;
}

function inBytes(rows: readonly Float64Array[], most: number, n: number, random: Random) {
  return byteSums(rows, most, n, DRAWS, random);
}

function inDoubles(rows: readonly Float64Array[], n: number, random: Random) {
  return plainSums(rows, n, { count: DRAWS, random, fill: (indices) => random.fillBelow(n, indices) });
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
  it('are the same in bytes, in doubles and one by one, and so is what is drawn next', () => {
    fc.assert(
      fc.property(shape, ({ systems, n, most, seed }) => {
        const rows = wholeNumbers(systems, n, most, seed);
        const randoms = [randomOf(seed), randomOf(seed), randomOf(seed)] as const;
        const expected = lists(sumsOneByOne(rows, n, randoms[0]));
        expect(lists(inBytes(rows, most, n, randoms[1]))).toEqual(expected);
        expect(lists(inDoubles(rows, n, randoms[2]))).toEqual(expected);
        expect(randoms[1].state).toEqual(randoms[0].state);
        expect(randoms[2].state).toEqual(randoms[0].state);
      }),
      { numRuns: 40 },
    );
  });

  it.each([641, 500])('of %s tasks reject the outputs that would favour some', (n) => {
    const rows = wholeNumbers(3, n, 5, 'rejected');
    const last = 2 ** 32 - (2 ** 32 % n) - 1;
    for (const output of [last, last + 1, 2 ** 32 - 1]) {
      const expected = sumsOneByOne(rows, n, generatorAt(output));
      expect(lists(inBytes(rows, 5, n, generatorAt(output)))).toEqual(lists(expected));
    }
  });

  it('do not overflow where every value is the largest', () => {
    for (const [most, n] of [
      [1, 255],
      [1, 256],
      [1, 7000],
      [255, 300],
    ] as const) {
      const sums = inBytes([new Float64Array(n).fill(most)], most, n, randomOf('largest'));
      expect(lists(sums)).toEqual([Array.from({ length: DRAWS }, () => n * most)]);
    }
  });

  it('are not taken in bytes where a value is none, and nothing is drawn', () => {
    const random = randomOf('none');
    expect(inBytes([Float64Array.of(0, 256)], 256, 2, random)).toBeNull();
    expect(random.state).toEqual(randomOf('none').state);
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
    expect(inBytes([Float64Array.of(0, 1)], 1, 2, randomOf('none'))).toBeNull();
    expect(means()).toEqual(compiled);
  });
});
