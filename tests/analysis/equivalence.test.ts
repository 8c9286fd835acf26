import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  equivalenceOfProportions,
  equivalencePaired,
  newcombeIndependent,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

describe('equivalencePaired', () => {
  it('is undefined where nothing varies, and says so', () => {
    expect(equivalencePaired([], 1)).toBeNull();
    expect(equivalencePaired([0.1], 1)).toBeNull();
    const none = { p_lower: null, p_upper: null, p: null, equivalent: null, reason: 'no-variation' };
    expect(equivalencePaired([0, 0, 0], 1)).toMatchObject({ difference: 0, interval: [0, 0], ...none });
  });

  type Given = readonly [number[], number, number];
  it.each(readCases<Given, object | null>('equivalence', 'paired'))(
    'agrees with statsmodels (%#)',
    ({ input, output }) => {
      expectClose(equivalencePaired(...input), output);
    },
  );

  it('is equivalence exactly where the interval lies within the margin, whichever side is first', () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.double({ min: 0.1, max: 20, noNaN: true }), (given, margin) => {
        const found = equivalencePaired(given, margin)!;
        if (found.p === null || Math.abs(found.p - 0.05) < 1e-9) return;
        const [low, high] = found.interval;
        expect(-margin < low && high < margin).toBe(found.equivalent);
        const back = equivalencePaired(
          given.map((value) => -value),
          margin,
        );
        expectClose(back, { p_lower: found.p_upper, p_upper: found.p_lower, p: found.p }, 1e-12);
      }),
    );
  });
});

describe('equivalenceOfProportions', () => {
  const [selected, excluded] = [
    { solved: 170, n: 381 },
    { solved: 356, n: 848 },
  ];

  it('has the worked difference, which five points do not hold', () => {
    const found = equivalenceOfProportions(selected, excluded)!;
    expectClose(found, { difference: 0.026383, margin: 0.05, equivalent: false }, 5e-7);
    expectClose(newcombeIndependent(selected, excluded)?.interval, [-0.033085, 0.086343], 5e-7);
    // At half the level, the two one-sided tests have the 95% interval.
    expectClose(
      equivalenceOfProportions(selected, excluded, 0.05, 0.025)?.interval,
      [-0.033085, 0.086343],
      5e-7,
    );
    expectClose(equivalenceOfProportions(selected, excluded, 0.086343)?.p, 0.025, 1e-5);
    expect(equivalenceOfProportions(selected, excluded, 0.1)?.equivalent).toBe(true);
  });

  it('needs both groups', () => {
    expect(equivalenceOfProportions({ solved: 0, n: 0 }, excluded)).toBeNull();
    expect(equivalenceOfProportions(selected, { solved: 0, n: 0 })).toBeNull();
  });

  type Given = readonly [number, number, number, number, number, number];
  it.each(readCases<Given, object>('equivalence', 'proportions'))(
    'agrees with the level at which the interval meets the margin, at $input',
    ({ input: [solvedA, nA, solvedB, nB, margin, alpha], output }) => {
      const [a, b] = [
        { solved: solvedA, n: nA },
        { solved: solvedB, n: nB },
      ];
      expectClose(equivalenceOfProportions(a, b, margin, alpha), output);
    },
  );

  it('is equivalence exactly where the interval lies within the margin, whichever side is first', () => {
    const group = fc
      .tuple(fc.nat(400), fc.nat(400))
      .map(([x, y]) => ({ solved: Math.min(x, y), n: Math.max(x, y, 1) }));
    fc.assert(
      fc.property(group, group, fc.double({ min: 0.01, max: 0.4, noNaN: true }), (a, b, margin) => {
        const found = equivalenceOfProportions(a, b, margin)!;
        const [low, high] = found.interval;
        fc.pre(Math.abs(found.p - 0.05) > 1e-9);
        expect(-margin < low && high < margin).toBe(found.equivalent);
        for (const p of [found.p_lower, found.p_upper, found.p]) expect(p >= 0 && p <= 1).toBe(true);
        const back = equivalenceOfProportions(b, a, margin);
        expectClose(back, { p_lower: found.p_upper, p_upper: found.p_lower, interval: [-high, -low] }, 1e-12);
      }),
    );
  });
});
