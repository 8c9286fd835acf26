import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquarePermutation,
  chiSquareTail,
  chiSquareTest,
  cramersV,
  jensenShannon,
  randomOf,
  totalVariation,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
type Weights = readonly number[];
type Table = readonly Weights[];
const STYLES = [
  [62, 26, 12],
  [4, 3, 93],
] as const;
const transposed = (table: Table): Table => (table[0] ?? []).map((_, j) => table.map((row) => row[j]!));

describe('jensenShannon and totalVariation', () => {
  it('have their worked examples', () => {
    expectClose(
      jensenShannon([0.5, 0.5, 0], [0.5, 0.25, 0.25]),
      { divergence: 0.155639, distance: 0.394511 },
      SIX_DIGITS,
    );
    expectClose(jensenShannon(...STYLES)?.divergence, 0.552403, SIX_DIGITS);
    expectClose(totalVariation(...STYLES), 0.81, SIX_DIGITS);
  });

  it('are undefined for an empty distribution, and refuse what is none', () => {
    expect([jensenShannon([0, 0], [1, 0]), jensenShannon([], [])]).toEqual([null, null]);
    expect(totalVariation([1], [0])).toBeNull();
    expect(() => totalVariation([1], [1, 2])).toThrow(RangeError);
    expect(() => jensenShannon([-1, 2], [1, 1])).toThrow(RangeError);
    expect(() => jensenShannon([Number.NaN], [1])).toThrow(RangeError);
  });

  interface Expected {
    readonly jsd: { readonly divergence: number } | null;
    readonly tv: number | null;
  }
  it.each(readCases<[Weights, Weights], Expected>('distances', 'distances'))(
    'agree with SciPy (%#)',
    (given) => {
      expectClose(jensenShannon(...given.input)?.divergence ?? null, given.output.jsd?.divergence ?? null);
      expectClose(jensenShannon(...given.input), given.output.jsd, 1e-8);
      expectClose(totalVariation(...given.input), given.output.tv);
    },
  );

  it('keep the digits of a tiny difference', () => {
    // To second order JSD is Σ(p − q)²/(8·m·ln 2): here of shares 0.5 ± 1e-9.
    const divergence = jensenShannon([0.5, 0.5], [0.5 + 1e-9, 0.5 - 1e-9])?.divergence;
    expectClose(divergence, 1e-18 / (2 * Math.LN2), 1e-6, true);
  });

  it('are symmetric, within [0, 1], and 0 of the same shares', () => {
    const weights = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, (both) => {
        const [p, q] = [both.map(([x]) => x), both.map(([, y]) => y)];
        const [jsd, tv] = [jensenShannon(p, q), totalVariation(p, q)];
        expectClose([jensenShannon(q, p), totalVariation(q, p)], [jsd, tv], 1e-12);
        if (jsd === null || tv === null) return;
        const [turned, back] = [p.toReversed(), q.toReversed()];
        expectClose([jensenShannon(turned, back), totalVariation(turned, back)], [jsd, tv], 1e-7);
        expect(jsd.divergence >= 0 && jsd.distance <= 1 && jsd.divergence <= tv + 1e-12 && tv <= 1).toBe(
          true,
        );
        const doubled = p.map((x) => 2 * x);
        expect([jensenShannon(p, doubled)?.divergence, totalVariation(p, doubled)]).toEqual([0, 0]);
      }),
    );
  });
});

describe('chiSquareTest and cramersV', () => {
  it('have their worked example', () => {
    expectClose(chiSquareTest(STYLES), { chi2: 131.696791, df: 2, n: 200 }, SIX_DIGITS);
    expectClose(cramersV(STYLES), 0.81147, SIX_DIGITS);
  });

  it('are undefined where nothing can depend on anything, and leave out what is empty', () => {
    for (const table of [
      [],
      [[]],
      [[1, 2]],
      [[1], [2]],
      [
        [0, 0],
        [1, 2],
      ],
    ]) {
      expect([chiSquareTest(table), cramersV(table), chiSquarePermutation(table, randomOf('x'))]).toEqual([
        null,
        null,
        null,
      ]);
    }
    expect(
      chiSquareTest([
        [1, 0, 2],
        [0, 0, 0],
        [3, 0, 4],
      ]),
    ).toEqual(
      chiSquareTest([
        [1, 2],
        [3, 4],
      ]),
    );
    expect(() => chiSquareTest([[1, 2], [1]])).toThrow(RangeError);
    expect(() =>
      cramersV([
        [1, 2.5],
        [1, 1],
      ]),
    ).toThrow(RangeError);
  });

  it.each(readCases<[number, number], number>('distances', 'chi_square_tail'))('tail at $input', (given) => {
    expectClose(chiSquareTail(...given.input), given.output, 1e-9, true);
  });

  type Expected = { readonly v: number } | null;
  it.each(readCases<Table, Expected>('distances', 'chi_square'))(
    'agree with SciPy (%#)',
    ({ input, output }) => {
      const { v, ...test } = output ?? { v: null };
      expectClose(chiSquareTest(input), output && test);
      expectClose(cramersV(input), v);
    },
  );

  it('do not care for the order of categories', () => {
    const table = fc.array(fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, (rows) => {
        const found = chiSquareTest(rows);
        for (const other of [transposed(rows), rows.toReversed(), rows.map((row) => row.toReversed())]) {
          expectClose(chiSquareTest(other), found);
          expectClose(cramersV(other), cramersV(rows));
        }
        if (found === null) return;
        expect(found.p >= 0 && found.p <= 1 && cramersV(rows)! >= 0 && cramersV(rows)! <= 1).toBe(true);
      }),
    );
  });
});

describe('chiSquarePermutation', () => {
  const cases = readCases<Table, number | null>('distances', 'chi_square_permutation');
  it.each(cases)('agrees with dealing out every item (%#)', ({ input, output }) => {
    expectClose(
      chiSquarePermutation(input, randomOf('x')),
      output === null ? null : { p: output, exact: true },
    );
  });

  it('is exact for two rows and a hundred items each', () => {
    const test = chiSquarePermutation(STYLES, randomOf('x'));
    expect(test?.exact).toBe(true);
    expect(test?.p).toBeLessThan(1e-20);
  });

  it('draws where there are too many tables, close to the asymptotic p, and the same for the same seed', () => {
    const table = [
      [30, 50, 40, 30],
      [45, 40, 35, 50],
      [40, 42, 39, 33],
    ];
    const test = chiSquarePermutation(table, randomOf('drawn'), 4000);
    expect(test?.exact).toBe(false);
    expect(chiSquarePermutation(table, randomOf('drawn'), 4000)).toEqual(test);
    const asymptotic = chiSquareTest(table)!.p;
    expect(Math.abs(test!.p - asymptotic)).toBeLessThan(
      5 * Math.sqrt((asymptotic * (1 - asymptotic)) / 4000),
    );
    expect(
      chiSquarePermutation(
        [
          [90, 0, 0, 0],
          [0, 90, 0, 0],
          [0, 0, 90, 0],
          [0, 0, 0, 90],
        ],
        randomOf('x'),
        99,
      ),
    ).toEqual({
      ...{ p: 0.01, exact: false },
    });
  });

  it('does not care for the order of categories', () => {
    const table = fc.array(fc.array(fc.nat(3), { minLength: 2, maxLength: 2 }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(table, (rows) => {
        const found = chiSquarePermutation(rows, randomOf('x'));
        for (const other of [transposed(rows), rows.toReversed()])
          expectClose(chiSquarePermutation(other, randomOf('y')), found);
        if (found !== null) expect(found.p > 0 && found.p <= 1 && found.exact).toBe(true);
      }),
    );
  });
});
