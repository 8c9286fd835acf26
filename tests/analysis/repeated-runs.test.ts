import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allOfK,
  anyOfK,
  meanPassAtK,
  meanPassHatK,
  netChange,
  pairedVarianceComponents,
  passAtK,
  passHatK,
  runsPerTask,
  varianceComponents,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';

type Verdicts = readonly (0 | 1 | null)[];
const count = (runs: Verdicts) => ({
  solved: runs.filter((run) => run === 1).length,
  scored: runs.filter((run) => run !== null).length,
});
const both = ([a, b]: readonly [Verdicts, Verdicts]) => {
  const [sideA, sideB] = [count(a), count(b)];
  return { solved_a: sideA.solved, scored_a: sideA.scored, solved_b: sideB.solved, scored_b: sideB.scored };
};

describe('pass@k and pass^k', () => {
  it('have their worked example', () => {
    expectClose([passAtK(2, 5, 3), passHatK(2, 5, 2)], [0.9, 0.1], 1e-12);
  });

  it('are undefined beyond the scored runs, and refuse what is no number of runs', () => {
    expect([passAtK(1, 2, 3), passHatK(2, 2, 3), passAtK(0, 0, 1)]).toEqual([null, null, null]);
    expect(() => passAtK(1, 2, 0)).toThrow(RangeError);
    expect(() => meanPassHatK([], 1.5)).toThrow(RangeError);
  });

  type Values = { readonly at: number | null; readonly hat: number | null };
  it.each(readCases<[Verdicts, number], Values>('repeated_runs', 'passes'))(
    'agree with every choice (%#)',
    (given) => {
      const [runs, k] = given.input;
      const { solved, scored } = count(runs);
      expectClose({ at: passAtK(solved, scored, k), hat: passHatK(solved, scored, k) }, given.output);
    },
  );

  it.each(readCases<[Verdicts[], number], object>('repeated_runs', 'mean_passes'))(
    'average over tasks (%#)',
    (given) => {
      const [tasks, k] = [given.input[0].map(count), given.input[1]];
      expectClose({ at: meanPassAtK(tasks, k), hat: meanPassHatK(tasks, k) }, given.output);
    },
  );

  it('mirror each other, meet at one run, and part with more', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 40 }), (solved, unsolved, k) => {
        const n = solved + unsolved;
        const [at, hat] = [passAtK(solved, n, k), passHatK(solved, n, k)];
        expect([at === null, hat === null]).toEqual([k > n, k > n]);
        if (at === null || hat === null) return;
        expectClose(passHatK(unsolved, n, k), 1 - at, 1e-12);
        expectClose(passAtK(solved, n, 1), solved / n, 1e-12);
        expect(hat <= solved / n + 1e-12 && solved / n <= at + 1e-12 && hat >= 0 && at <= 1).toBe(true);
      }),
    );
  });
});

describe('anyOfK and allOfK', () => {
  type Outcomes = { readonly any: 0 | 1 | null; readonly all: 0 | 1 | null };
  it.each(readCases<Verdicts, Outcomes>('repeated_runs', 'of_k'))('of $input', ({ input, output }) => {
    const { solved, scored } = count(input);
    expect({ any: anyOfK(solved, scored, input.length), all: allOfK(solved, scored, input.length) }).toEqual(
      output,
    );
  });

  it('refuse more scored runs than there were', () => {
    expect(() => anyOfK(1, 3, 2)).toThrow(RangeError);
    expect(() => allOfK(1, 1, 0)).toThrow(RangeError);
  });
});

describe('netChange', () => {
  it('is lost minus gained of all pairs', () => {
    expectClose(netChange({ ss: 2, su: 1, us: 0, uu: 1 }), 0.25, 1e-12);
    expect(netChange({ ss: 0, su: 0, us: 0, uu: 0 })).toBeNull();
  });
});

describe('varianceComponents', () => {
  it('splits the differences of the example', () => {
    const tasks = E6_RUNS.map(({ a, b }) => both([a, b]));
    const found = pairedVarianceComponents(tasks);
    // The six differences have a mean with SE 0.138889; A's runs have the noise (0 + 1/3 + 1/3 + 0 + 0 + 1/2)/6.
    expectClose(found.total, 6 * 0.138889 ** 2, 1e-6);
    expectClose([found.within_a, found.within_b], [7 / 36, 8 / 36], 1e-12);
    expect(found).toMatchObject({ n_tasks: 6, n_repeated_a: 6, n_repeated_b: 6, reason: null });
  });

  it('says what is wanting', () => {
    expect(varianceComponents([{ solved: 1, scored: 2 }])).toMatchObject({
      ...{ total: null, between: null, reason: 'fewer than two tasks' },
    });
    const single = [0, 1].map((solved) => ({ solved, scored: 1 }));
    expect(varianceComponents(single)).toMatchObject({
      ...{ total: 0.5, within: null, between: null, reason: 'no task has two scored runs on a side' },
    });
  });

  const sides = readCases<Verdicts[], object>('repeated_runs', 'variance_components');
  it.each(sides)('agree with the analysis of variance (%#)', ({ input, output }) => {
    expectClose(varianceComponents(input.map(count)), output);
  });

  const pairs = readCases<[Verdicts, Verdicts][], object>('repeated_runs', 'paired_variance_components');
  it.each(pairs)('of differences agree with NumPy (%#)', ({ input, output }) => {
    expectClose(pairedVarianceComponents(input.map(both)), output);
  });

  it('do not care for the order of tasks, and of differences not for which side is which', () => {
    const runs = fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(runs, runs), { maxLength: 12 }), (tasks) => {
        const found = pairedVarianceComponents(tasks.map(both));
        const turned = pairedVarianceComponents(tasks.map(([a, b]) => both([b, a])).toReversed());
        expectClose([turned.total, turned.between], [found.total, found.between], 1e-12);
        expectClose([turned.within_a, turned.within_b], [found.within_b, found.within_a], 1e-12);
        if (found.between !== null) expect(found.between).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('runsPerTask', () => {
  it('has the worked example of 200 tasks with sd 0.35: no number of runs finds less than 0.069336', () => {
    const only = { between: 0.35 ** 2, within_a: 0, within_b: 0 };
    expectClose(runsPerTask(only, { mde: 0.07, n: 200 }), { runs: 1, least_mde: 0.069336 }, 5e-7);
    expect(runsPerTask(only, { mde: 0.069, n: 200 })).toMatchObject({
      ...{ runs: null, reason: 'the tasks differ too much: more tasks are needed' },
    });
    expect(() => runsPerTask(only, { mde: 0, n: 200 })).toThrow(RangeError);
  });

  type Given = readonly [number, number, number, number, number, number];
  it.each(readCases<Given, object>('repeated_runs', 'runs_per_task'))(
    'agrees with trying each number (%#)',
    (given) => {
      const [between, within_a, within_b, mde, n, power] = given.input;
      expectClose(runsPerTask({ between, within_a, within_b }, { mde, n, power }), given.output);
    },
  );
});
