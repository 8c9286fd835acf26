import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairedT, randomOf, signFlip, wilcoxon, type ZeroRule } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
const RULES: readonly ZeroRule[] = ['wilcox', 'pratt', 'zsplit'];
const whole = (most: number, length: number) =>
  fc.array(fc.integer({ min: -most, max: most }), { minLength: 1, maxLength: length });

describe('wilcoxon', () => {
  const example = [3, -1, 4, 0, 5, -2, 6, 0, 3, -1];

  it.each([
    { zeros: 'wilcox', w: 6, p_normal: 0.092091, p: 0.117188 },
    { zeros: 'pratt', w: 12, p_normal: 0.150359, p: 0.164062 },
    { zeros: 'zsplit', w: 13.5, p_normal: 0.152774, p: 0.164062 },
  ] as const)('has its worked example by $zeros', ({ zeros, ...expected }) => {
    const found = wilcoxon(example, { zeros });
    expectClose(found, { ...expected, n: 10, n_zero: 2, method: 'enumerated', all_zero: false }, 6e-7);
  });

  it('drops zeros unless told', () => {
    expect(wilcoxon(example)).toEqual(wilcoxon(example, { zeros: 'wilcox' }));
    expectClose(wilcoxon(example)?.z, -1.68447, SIX_DIGITS);
  });

  it('has its worked example without ties', () => {
    const found = wilcoxon([1.5, -0.5, 2.5, 3.5, -1, 4, 0.7]);
    expectClose(found, { w: 4, p: 0.109375, method: 'exact' }, SIX_DIGITS);
  });

  it('flags differences that are all 0, and is undefined for none', () => {
    for (const zeros of RULES) {
      expect(wilcoxon([0, -0, 0], { zeros })).toMatchObject({ p: 1, p_normal: 1, z: null, all_zero: true });
    }
    expect(wilcoxon([])).toBeNull();
  });

  it('counts zeros where it chooses its method', () => {
    const steps = Array.from({ length: 13 }, (_, i) => i + 1);
    expect(wilcoxon(steps)?.method).toBe('exact');
    expect(wilcoxon([...steps, 0])?.method).toBe('normal');
    expect(wilcoxon([...steps.slice(1), 0])?.method).toBe('enumerated');
    const many = Array.from({ length: 50 }, (_, i) => i + 1);
    expect(wilcoxon(many)?.method).toBe('exact');
    expect(wilcoxon([...many, 51])?.method).toBe('normal');
  });

  it('does not let the correction pass 0', () => {
    expect(wilcoxon([1, -1, 2, -2], { continuity: true })).toMatchObject({ z: 0, p_normal: 1 });
    // Rank sums of 8 and 7, whose difference of 1 is all correction; then of 4 and 6.
    expectClose(wilcoxon([1, 2, -3, -4, 5], { continuity: true })?.z, 0);
    expectClose(wilcoxon([4, -1, -2, -3], { continuity: true })?.z, -0.5 / Math.sqrt(7.5), 1e-12);
  });

  const cases = readCases<[number[], ZeroRule, boolean], object | null>('signed_ranks', 'wilcoxon');
  it.each(cases)('agrees with SciPy ($input.1, correction $input.2, %#)', ({ input, output }) => {
    const [differences, zeros, continuity] = input;
    expectClose(wilcoxon(differences, { zeros, continuity }), output);
  });

  it('depends neither on direction nor on order, and gives probabilities', () => {
    fc.assert(
      fc.property(whole(6, 40), fc.constantFrom(...RULES), fc.boolean(), (values, zeros, continuity) => {
        const found = wilcoxon(values, { zeros, continuity })!;
        const back = wilcoxon(
          values.map((value) => -value),
          { zeros, continuity },
        )!;
        expect(back).toEqual({ ...found, w_plus: found.w_minus, w_minus: found.w_plus });
        expect(wilcoxon(values.toReversed(), { zeros, continuity })).toEqual(found);
        for (const p of [found.p, found.p_normal]) expect(p > 0 && p <= 1).toBe(true);
      }),
    );
  });

  it('shares its rank sums out: all ranks, less those the rule leaves out', () => {
    fc.assert(
      fc.property(whole(4, 60), (values) => {
        const sum = (n: number) => (n * (n + 1)) / 2;
        const zeros = values.filter((value) => value === 0).length;
        const total = { wilcox: sum(values.length - zeros), zsplit: sum(values.length) };
        const sums = { ...total, pratt: sum(values.length) - sum(zeros) };
        for (const rule of RULES) {
          const { w_plus, w_minus, w } = wilcoxon(values, { zeros: rule })!;
          expect(w_plus + w_minus).toBe(sums[rule]);
          expect(w).toBe(Math.min(w_plus, w_minus));
        }
      }),
    );
  });

  it('is the sign-flip test of the signed ranks where it enumerates', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }),
        (sizes) => {
          const signed = sizes.map((size, i) => (i % 3 === 0 ? -size : size));
          const ranks = signed.map((x) => Math.sign(x) * sizes.filter((size) => size <= Math.abs(x)).length);
          expectClose(wilcoxon(signed)?.p, signFlip(ranks, randomOf('x'))?.p, 1e-12);
        },
      ),
    );
  });
});

describe('pairedT', () => {
  it('has its worked example', () => {
    const [a, b] = [
      [12, 15, 11, 19, 14],
      [10, 11, 12, 15, 13],
    ];
    const found = pairedT(a!.map((value, i) => value - b![i]!));
    expectClose(found, { n: 5, degrees_of_freedom: 4, t: 2.108185, p: 0.1027 }, SIX_DIGITS);
  });

  it('is undefined where nothing varies, and says so', () => {
    expect(pairedT([])).toBeNull();
    expect(pairedT([2])).toBeNull();
    const none = { sd: 0, t: null, p: null, interval: [2, 2], reason: 'no-variation' };
    expect(pairedT([2, 2, 2])).toMatchObject(none);
  });

  const cases = readCases<number[], object | null>('signed_ranks', 'paired_t');
  it.each(cases)('agrees with SciPy (%#)', ({ input, output }) => {
    expectClose(pairedT(input), output);
  });

  it('turns with its sides', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 2 }), (values) => {
        const found = pairedT(values)!;
        const back = pairedT(values.map((value) => 0 - value))!;
        expect(Object.values(found).some(Number.isNaN)).toBe(false);
        expectClose([back.p, 0 - back.mean], [found.p, found.mean], 1e-9);
        expectClose([0 - back.interval[1], 0 - back.interval[0]], found.interval, 1e-9);
      }),
    );
  });
});
