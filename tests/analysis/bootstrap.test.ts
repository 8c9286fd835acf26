import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bootstrapInterval,
  clusterBootstrap,
  jointBootstrap,
  quantile,
  randomOf,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6 } from './e6.ts';
import { expectClose } from './expect-close.ts';

const DRAWS = 400;

describe('clusterBootstrap', () => {
  it('has its worked example, by enumeration', () => {
    const result = clusterBootstrap(E6, randomOf('any'));
    expectClose(
      result,
      {
        mean: -0.194444,
        se: 0.126788,
        percentile: [-0.444444, 0.055556],
        bias: 0.017838,
        acceleration: 0.016553,
        bca: [-0.416667, 0.083333],
        bca_fallback: null,
        resamples: 46_656,
        exhaustive: true,
      },
      5e-7,
    );
    expect(clusterBootstrap(E6, randomOf('another'))).toEqual(result);
  });

  it('needs two tasks', () => {
    expect(clusterBootstrap([], randomOf('x'))).toBeNull();
    expect(clusterBootstrap([1], randomOf('x'))).toBeNull();
  });

  it('falls back to percentiles where nothing varies, and says so', () => {
    const flat = clusterBootstrap([0.25, 0.25, 0.25], randomOf('x'));
    expect(flat).toMatchObject({
      se: 0,
      percentile: [0.25, 0.25],
      bca: [0.25, 0.25],
      bca_fallback: 'no-variation',
    });
    expect(flat?.acceleration).toBeNull();
  });

  it('falls back to percentiles where the correction is undefined', () => {
    const above = bootstrapInterval([0, 0, 1], Float64Array.of(1, 1, 1));
    expect(above).toMatchObject({ bca: above.percentile, bca_fallback: 'one-sided', bias: null });
    // One extreme task of a thousand, and all but one of 100,000 resamples below: the correction passes its pole.
    const skewed = Array.from({ length: 1000 }, (_, i) => (i === 0 ? 1 : 0));
    const low = Float64Array.from({ length: 100_000 }, (_, i) => (i === 0 ? 1 : 0));
    const past = bootstrapInterval(skewed, low);
    expect(past).toMatchObject({ bca: past.percentile, bca_fallback: 'out-of-range' });
  });

  it.each([1e-200, 1e-120, 1e120])('does not lose its acceleration in units of %s', (unit) => {
    const { acceleration } = clusterBootstrap(
      E6.map((x) => x * unit),
      randomOf('x'),
    )!;
    expectClose(acceleration, 0.016553, 5e-7);
  });

  it('does not depend on the order of tasks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 2, maxLength: 40 }), (values) => {
        const [forth, back] = [values, values.toReversed()].map((order) =>
          clusterBootstrap(order, randomOf('x'), 50),
        );
        expect(back).toEqual(forth);
      }),
    );
  });

  it('draws 10,000 resamples unless told', () => {
    const values = Array.from({ length: 20 }, (_, i) => i % 3);
    expect(clusterBootstrap(values, randomOf('x'))).toMatchObject({ resamples: 10_000, exhaustive: false });
    expect(clusterBootstrap(values, randomOf('x'), 50)?.resamples).toBe(50);
  });

  const cases = readCases<[number[], string], object | null>('bootstraps', 'cluster_bootstrap');
  it.each(cases)(
    'agrees with SciPy over the same resamples ($input.1)',
    ({ input: [values, seed], output }) => {
      expectClose(clusterBootstrap(values, randomOf(seed), DRAWS), output);
    },
  );
});

describe('jointBootstrap', () => {
  interface System {
    readonly first: readonly (number | null)[];
    readonly undefined: number;
    readonly interval: readonly number[] | null;
  }
  const cases = readCases<[(number | null)[][], string], System[]>('bootstraps', 'joint_bootstrap');

  it.each(cases)(
    'agrees with NumPy over the same resamples ($input.1)',
    ({ input: [matrix, seed], output }) => {
      const { means } = jointBootstrap(matrix, randomOf(seed), DRAWS);
      output.forEach((expected, system) => {
        const defined = means[system]!.filter((mean) => !Number.isNaN(mean)).sort();
        expect(means[system]!.length - defined.length).toBe(expected.undefined);
        const first = Array.from(means[system]!.slice(0, 10), (mean) => (Number.isNaN(mean) ? null : mean));
        expectClose(first, expected.first);
        const interval = defined.length === 0 ? null : [quantile(defined, 0.025), quantile(defined, 0.975)];
        expectClose(interval, expected.interval);
      });
    },
  );

  it('takes the same tasks for every system', () => {
    const value = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (row, copies) => {
          const matrix = Array.from({ length: copies }, (_, i) => row.map((x) => x + i));
          const { means } = jointBootstrap(matrix, randomOf('joint'), 50);
          means.forEach((own, i) => {
            expectClose(
              [...own],
              Array.from(means[0]!, (mean) => mean + i),
              1e-12,
            );
          });
        },
      ),
    );
  });

  it.each([Math.PI, 1 / 7, 1e13, 1 / 60])(
    'gives the same means in multiples of %s, however the rows are kept',
    (unit) => {
      const whole = Array.from({ length: 7 }, (_, system) =>
        Array.from({ length: 40 }, (_, i) => ((i * system) % 5) - 2),
      );
      const plain = jointBootstrap(whole, randomOf('units'), 300).means;
      const scaled = jointBootstrap(
        whole.map((row) => row.map((x) => x * unit)),
        randomOf('units'),
        300,
      ).means;
      scaled.forEach((means, system) => {
        expectClose(
          [...means],
          Array.from(plain[system]!, (mean) => mean * unit),
          1e-12,
        );
      });
    },
  );

  it('refuses rows of unequal length and tables without tasks', () => {
    expect(() => jointBootstrap([], randomOf('x'))).toThrow(RangeError);
    expect(() => jointBootstrap([[]], randomOf('x'))).toThrow(RangeError);
    expect(() => jointBootstrap([[1], [1, 2]], randomOf('x'))).toThrow(RangeError);
  });
});
