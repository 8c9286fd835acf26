import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differenceSd,
  enumeratedDetectable,
  enumeratedPower,
  type McnemarTest,
  meanDetectable,
  meanPower,
  meanTasks,
  pairedBinaryDetectable,
  pairedBinaryPower,
  pairedBinaryTasks,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
const TESTS: readonly McnemarTest[] = ['exact', 'mid_p', 'chi2_p', 'chi2_corrected_p'];
type Numbers = readonly [number, number, number, number];

describe('power of paired proportions', () => {
  it('has its worked examples', () => {
    expectClose(pairedBinaryPower(200, 0.15, 0.077), 0.807584, SIX_DIGITS);
    expectClose(pairedBinaryDetectable(200, 0.15), 0.076273, SIX_DIGITS);
    expectClose(pairedBinaryDetectable(381, 0.15), 0.055417, SIX_DIGITS);
    expect(pairedBinaryTasks(0.15, 0.05)).toBe(469);
  });

  it('is undefined for differences that the discordance does not allow', () => {
    expect(pairedBinaryPower(100, 0.1, 0.1)).toBeNull();
    expect(pairedBinaryPower(100, 0.1, -0.2)).toBeNull();
    expect(pairedBinaryPower(0, 0.1, 0.05)).toBeNull();
    expect(pairedBinaryPower(100, 1.1, 0.05)).toBeNull();
    expect(pairedBinaryDetectable(5, 0.1)).toBeNull();
    expect(pairedBinaryDetectable(0, 0.1, 0.99)).toBeNull();
    expect(pairedBinaryDetectable(100, 0)).toBeNull();
    expect(pairedBinaryTasks(0.1, 0)).toBeNull();
    expect(pairedBinaryTasks(0.1, 0.1)).toBeNull();
  });

  it.each(readCases<Numbers, number | null>('power', 'paired_binary'))('at $input', ({ input, output }) => {
    expectClose(pairedBinaryPower(...input), output);
  });

  it.each(readCases<Numbers, number | null>('power', 'paired_binary_detectable'))(
    'detectable at $input',
    ({ input, output }) => {
      expectClose(pairedBinaryDetectable(...input), output);
    },
  );

  it.each(readCases<Numbers, number | null>('power', 'paired_binary_tasks'))(
    'tasks at $input',
    ({ input, output }) => {
      expect(pairedBinaryTasks(...input)).toBe(output);
    },
  );

  it('comes back from the difference it detects', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), share, share, (n, discordance, power) => {
        const difference = pairedBinaryDetectable(n, discordance, power * 0.99);
        if (difference === null) return;
        expectClose(pairedBinaryPower(n, discordance, difference), power * 0.99);
      }),
    );
  });
});

describe('enumerated power', () => {
  it('has its worked examples', () => {
    expectClose(enumeratedPower(200, 0.15, 0.077, 'exact'), 0.7706, 5e-5);
    expectClose(enumeratedPower(200, 0.15, 0.077, 'mid_p'), 0.8168, 5e-5);
  });

  it('is undefined for impossible differences, and 0 without tasks or discordance', () => {
    expect(enumeratedPower(10, 0.2, 0.3, 'exact')).toBeNull();
    expect(enumeratedPower(10, 1.2, 0.3, 'exact')).toBeNull();
    expect(enumeratedPower(0, 0.2, 0.1, 'exact')).toBe(0);
    expect(enumeratedPower(50, 0, 0, 'exact')).toBe(0);
    expect(enumeratedDetectable(5, 0.2, 'exact')).toBeNull();
    expect(enumeratedDetectable(50, 0, 'exact')).toBeNull();
  });

  type Given = readonly [number, number, number, McnemarTest, number];
  it.each(readCases<Given, number | null>('power', 'enumerated'))(
    'agrees with every table, at $input',
    ({ input, output }) => {
      expectClose(enumeratedPower(...input), output);
    },
  );

  type Wanted = readonly [number, number, McnemarTest, number, number];
  it.each(readCases<Wanted, number | null>('power', 'enumerated_detectable'))(
    'detectable at $input',
    ({ input, output }) => {
      expectClose(enumeratedDetectable(...input), output);
    },
  );

  it('does not care which side is better, never errs too often, and orders the tests', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(150), share, share, (n, discordance, part) => {
        const power = (test: McnemarTest, difference: number) =>
          enumeratedPower(n, discordance, difference, test)!;
        for (const test of TESTS) {
          const found = power(test, part * discordance);
          expect(found).toBe(power(test, -part * discordance));
          expect(found >= 0 && found <= 1 + 1e-9).toBe(true);
        }
        expect(power('exact', 0)).toBeLessThanOrEqual(0.05);
        expect(power('exact', part * discordance)).toBeLessThanOrEqual(power('mid_p', part * discordance));
      }),
    );
  });

  it('nears the normal approximation as tasks grow', () => {
    const gap = (n: number) =>
      Math.abs(
        enumeratedPower(n, 0.3, 0.9 / Math.sqrt(n), 'chi2_p')! -
          pairedBinaryPower(n, 0.3, 0.9 / Math.sqrt(n))!,
      );
    expect(gap(4000)).toBeLessThan(0.01);
  });
});

describe('power of means', () => {
  it('has its worked example', () => {
    expectClose(meanDetectable(200, 0.35), 0.069336, SIX_DIGITS);
  });

  it('adds what runs leave of their variance', () => {
    const parts = { between: 0.04, within_a: 0.09, within_b: 0.25, runs_a: 3, runs_b: 5 };
    expectClose(differenceSd(parts), Math.sqrt(0.04 + 0.03 + 0.05), 1e-12);
    expect(differenceSd({ ...parts, within_a: 0, within_b: 0 })).toBe(0.2);
  });

  it('is undefined where nothing varies, and for no task or no difference', () => {
    expect([meanPower(0, 1, 1), meanPower(5, 0, 1)]).toEqual([null, null]);
    expect([meanDetectable(0, 1), meanDetectable(5, 0)]).toEqual([null, null]);
    expect([meanTasks(0, 1), meanTasks(1, 0)]).toEqual([null, null]);
    expect(meanTasks(0.001, 5)).toBe(1);
  });

  it.each(readCases<Numbers, number | null>('power', 'mean'))('at $input', ({ input, output }) => {
    expectClose(meanPower(...input), output);
  });

  it.each(readCases<Numbers, number | null>('power', 'mean_detectable'))(
    'detectable at $input',
    ({ input, output }) => {
      expectClose(meanDetectable(...input), output);
    },
  );

  it.each(readCases<Numbers, number | null>('power', 'mean_tasks'))(
    'tasks at $input',
    ({ input, output }) => {
      expect(meanTasks(...input)).toBe(output);
    },
  );
});
