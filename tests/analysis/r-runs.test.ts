import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from '../../analysis/stats/bootstrap-interval.ts';
import {
  meanPower,
  meanTasks,
  type PairedRuns,
  pooledDifference,
  pooledMean,
  varianceComponents,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Numbers = readonly [number, number, number, number];

interface Resampled {
  readonly values: readonly number[];
  /** Sum of a resample, and how many have it. */
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

interface Balanced {
  readonly solved: readonly number[];
  readonly scored: number;
}

describe('runs by R', () => {
  it.each(readCases<number[][], object>('r_runs', 'pooled_mean'))(
    'vcovCL of a mean (%#)',
    ({ input, output }) => {
      const found = pooledMean(input);
      expectClose({ ...found, estimate: found?.mean }, output);
    },
  );

  it.each(readCases<PairedRuns[], object>('r_runs', 'pooled_difference'))(
    'vcovCL of a difference (%#)',
    ({ input, output }) => {
      const found = pooledDifference(input);
      expectClose({ ...found, estimate: found?.difference }, output);
    },
  );

  it.each(readCases<Balanced, object>('r_runs', 'variance_components'))(
    'anova (%#)',
    ({ input: { solved, scored }, output }) => {
      expectClose(varianceComponents(solved.map((count) => ({ solved: count, scored }))), output);
    },
  );

  it.each(readCases<Resampled, object>('r_runs', 'bootstrap_interval'))(
    'boot.ci (%#)',
    ({ input: { values, sums, counts }, output }) => {
      const means = sums.flatMap((sum, i) => Array<number>(counts[i]!).fill(sum / values.length));
      expectClose(bootstrapInterval(values, Float64Array.from(means)), { ...output, bca_fallback: null });
    },
  );

  it.each(readCases<Numbers, number>('r_runs', 'mean_power'))(
    'pwr.norm.test at $input',
    ({ input, output }) => {
      expectClose(meanPower(...input), output);
    },
  );

  it.each(readCases<Numbers, number>('r_runs', 'mean_tasks'))(
    'tasks of pwr.norm.test at $input',
    ({ input, output }) => {
      expect(meanTasks(...input)).toBe(output);
    },
  );

  it.each(readCases<Numbers, number>('r_runs', 't_power'))(
    'within a point of power.t.test at $input',
    ({ input, output }) => {
      expectClose(meanPower(...input), output, 0.01);
    },
  );
});
