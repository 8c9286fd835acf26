import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracy, cohenKappa, krippendorffAlpha, macroF1 } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
type Labels = readonly (string | null)[];

const row = (text: string): Labels => text.split(' ').map((mark) => (mark === '-' ? null : mark));
const JUDGES = [row('RC RC RC IR IR OFF RC IC RC IE'), row('RC RC IR IR IR OFF RC RC RC IE')] as const;
const ANNOTATORS = [[...'PPPPPPDDDR'], [...'PPPPPDDDPR']] as const;

const label = fc.option(fc.constantFrom('a', 'b', 'c'));
const pairs = fc.array(fc.tuple(label, label), { maxLength: 20 });
const renamed = (labels: Labels): Labels => labels.map((name) => name && { a: 'x', b: 'a', c: 'b' }[name]!);

describe('accuracy, macro-F1 and κ', () => {
  it('have their worked examples', () => {
    expect(accuracy(...ANNOTATORS)).toEqual({ accuracy: 0.8, matches: 8, n: 10 });
    const { macro_f1, by_label } = macroF1(...ANNOTATORS);
    expectClose(macro_f1, 0.833333, SIX_DIGITS);
    expectClose(
      by_label,
      [
        { label: 'P', f1: 0.833333 },
        { label: 'D', f1: 0.666667 },
        { label: 'R', f1: 1 },
      ],
      SIX_DIGITS,
    );
    expectClose(cohenKappa(...ANNOTATORS).kappa, 0.62963, SIX_DIGITS);
    expect(accuracy(...JUDGES).accuracy).toBe(0.8);
    expectClose(cohenKappa(...JUDGES).kappa, 0.701493, SIX_DIGITS);
  });

  it('are undefined without an item that both have labelled, and κ without two labels', () => {
    expect(accuracy(['a', null], [null, 'a'])).toEqual({ accuracy: null, matches: 0, n: 0 });
    expect(macroF1([], [])).toEqual({ macro_f1: null, by_label: [], n: 0 });
    expect(cohenKappa([], [])).toMatchObject({ kappa: null, reason: 'no item has both labels' });
    expect(cohenKappa(['a', 'a'], ['a', 'a'])).toEqual({
      ...{ kappa: null, observed: 1, expected: 1, n: 2 },
      reason: 'both give every item one and the same label',
    });
    expect(() => accuracy(['a'], [])).toThrow(RangeError);
  });

  const cases = readCases<[Labels, Labels], object>('agreement', 'agreement');
  it.each(cases)('agree with scikit-learn (%#)', ({ input, output }) => {
    const found = { ...accuracy(...input), ...macroF1(...input), ...cohenKappa(...input) };
    expectClose(found, output);
  });

  it('care for neither names nor order nor which of the two is which', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const [a, b] = [given.map(([first]) => first), given.map(([, second]) => second)];
        const [names, turned] = [
          [renamed(a), renamed(b)],
          [b.toReversed(), a.toReversed()],
        ] as const;
        for (const [x, y] of [names, turned] as const) {
          expectClose(cohenKappa(x, y), cohenKappa(a, b), 1e-12);
          expectClose(macroF1(x, y).macro_f1, macroF1(a, b).macro_f1, 1e-12);
          expect(accuracy(x, y)).toEqual(accuracy(a, b));
        }
        expect((cohenKappa(a, b).kappa ?? 0) <= 1).toBe(true);
        const complete = a.filter((name) => name !== null);
        const own = cohenKappa(complete, complete).kappa;
        expect(own).toBe(new Set(complete).size > 1 ? 1 : null);
      }),
    );
  });
});

describe('krippendorffAlpha', () => {
  it('has its worked examples', () => {
    const known = [
      ...['1 2 3 3 2 1 4 1 2 - - -', '1 2 3 3 2 2 4 1 2 5 - 3'],
      ...['- 3 3 3 2 3 4 2 2 5 1 -', '1 2 3 3 2 4 4 1 2 5 1 -'],
    ];
    const found = krippendorffAlpha(known.map(row));
    expectClose(found, { alpha: 0.743421, n_units: 11, n_labels: 40, reason: null }, SIX_DIGITS);
    expectClose(krippendorffAlpha(JUDGES).alpha, 0.714286, SIX_DIGITS);
  });

  it('is undefined without a unit of two labels, and without two different ones', () => {
    expect(krippendorffAlpha([])).toMatchObject({
      alpha: null,
      n_units: 0,
      reason: 'no unit has two labels',
    });
    expect(krippendorffAlpha([['a'], [null]])).toMatchObject({ alpha: null, n_labels: 0 });
    const same = { alpha: null, n_units: 1, n_labels: 2, reason: 'every label is the same' };
    expect(
      krippendorffAlpha([
        ['a', 'b'],
        ['a', null],
      ]),
    ).toEqual(same);
    expect(() => krippendorffAlpha([['a'], []])).toThrow(RangeError);
  });

  const cases = readCases<Labels[], object>('agreement', 'krippendorff_alpha');
  it.each(cases)('agrees with every pair of labels taken by itself (%#)', ({ input, output }) => {
    expectClose(krippendorffAlpha(input), output);
  });

  it('cares for neither names nor order of raters and units, and leaves lone labels out', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label, label), { maxLength: 15 }), (units) => {
        const raters = (rows: typeof units) => [0, 1, 2].map((rater) => rows.map((unit) => unit[rater]!));
        const found = krippendorffAlpha(raters(units));
        const others = [
          raters(units).map(renamed),
          raters(units).toReversed(),
          raters(units.toReversed()),
          raters([...units, ['a', null, null]]),
        ];
        for (const other of others) expectClose(krippendorffAlpha(other), found, 1e-12);
        expect((found.alpha ?? 0) <= 1 + 1e-12).toBe(true);
      }),
    );
  });
});
