import { describe, expect, it } from 'vitest';
import { clusteredMean } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6 } from './e6.ts';
import { expectClose } from './expect-close.ts';

describe('clusteredMean', () => {
  it('has its worked example', () => {
    const expected = { mean: -0.194444, se: 0.138889, interval: [-0.55147, 0.162581], p: 0.220404 };
    expectClose(clusteredMean(E6), expected, 5e-7);
  });

  it('needs two tasks, and flags what shows no variation', () => {
    expect(clusteredMean([])).toBeNull();
    expect(clusteredMean([0.5])).toBeNull();
    const flat = { n: 3, mean: 0.1, se: 0, interval: [0.1, 0.1], p: null, no_variation: true };
    expect(clusteredMean([0.1, 0.1, 0.1])).toEqual(flat);
  });

  it('sees no variation in what rounding leaves of equal differences', () => {
    const rounded = clusteredMean([0.7 - 0.4, 0.6 - 0.3, 0.3]);
    expect(new Set([0.7 - 0.4, 0.6 - 0.3, 0.3]).size).toBeGreaterThan(1);
    expect(rounded).toMatchObject({ se: 0, p: null, no_variation: true });
    expect(clusteredMean([5e-324, 0, 0])).toMatchObject({ se: 0, p: null, no_variation: true });
    expect(clusteredMean([1, 1 + 1e-9])).toMatchObject({ no_variation: false });
  });

  it.each([1e-200, 1e200])('is as certain in units of %s', (unit) => {
    const { se, p } = clusteredMean(E6.map((x) => x * unit))!;
    expectClose({ se: se / unit, p }, { se: 0.138889, p: 0.220404 }, 5e-7);
  });

  const cases = readCases<number[], object | null>('clustered', 'clustered_mean');
  it.each(cases)('agrees with statsmodels (%#)', ({ input, output }) => {
    expectClose(clusteredMean(input), output);
  });
});
