import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  majority,
  mcnemar,
  normalCdf,
  type OutcomeRule,
  overturnNull,
  randomOf,
  runPermutation,
  signFlip,
  type TaskRuns,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6, E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';

type Verdicts = readonly (0 | 1 | null)[];
const solved = (runs: Verdicts) => runs.filter((run) => run === 1).length;
const scored = (runs: Verdicts) => runs.filter((run) => run !== null).length;
const taskRuns = (a: Verdicts, b: Verdicts): TaskRuns => ({
  solved_a: solved(a),
  scored_a: scored(a),
  solved_b: solved(b),
  scored_b: scored(b),
});
const single: OutcomeRule = (solvedRuns, scoredRuns) =>
  scoredRuns === 1 ? (solvedRuns === 1 ? 1 : 0) : null;
const RULES: Readonly<Record<string, OutcomeRule>> = { single, majority };
const differenceOf = (task: TaskRuns) => task.solved_b / task.scored_b - task.solved_a / task.scored_a;
function relabelledVariance({ solved_a, scored_a, solved_b, scored_b }: TaskRuns): number {
  const all = scored_a + scored_b;
  const share = (solved_a + solved_b) / all;
  return ((share * (1 - share)) / (all - 1)) * (all ** 2 / (scored_a * scored_b));
}
/** Five standard errors of a share estimated from `draws` draws. */
const chance = (p: number, draws: number) => 5 * Math.sqrt((p * (1 - p)) / draws) + 1 / draws;

describe('signFlip', () => {
  it('has its worked example', () => {
    expect(signFlip(E6, randomOf('any'))).toEqual({ p: 0.3125, exact: true });
  });

  it('takes hundreds of runs a side, as the hypergeometric distribution of SciPy', () => {
    const task = { solved_a: 520, scored_a: 1000, solved_b: 480, scored_b: 1000 };
    expectClose(runPermutation([task], randomOf('x')), { p: 0.08111006057913307, exact: true });
  });

  it('is 1 where nothing changed, and undefined without tasks', () => {
    expect(signFlip([0, 0, 0], randomOf('x'))).toEqual({ p: 1, exact: true });
    expect(signFlip([], randomOf('x'))).toBeNull();
  });

  it.each(readCases<number[], number>('permutations', 'sign_flip'))(
    'agrees with SciPy (%#)',
    ({ input, output }) => {
      const values = input.map((sixths) => sixths / 6);
      expectClose(signFlip(values, randomOf('x')), { p: output, exact: true });
    },
  );

  const drawn = readCases<number[], number>('permutations', 'sign_flip_drawn');
  it.each(drawn)('draws close to the exact value (%#)', ({ input, output }) => {
    const test = signFlip(
      input.map((sixths) => sixths / 6),
      randomOf('drawn'),
      20_000,
    );
    expect(test?.exact).toBe(false);
    expect(Math.abs((test?.p ?? 2) - output)).toBeLessThan(chance(output, 20_000));
  });

  it('never gives 0 when it draws', () => {
    expect(
      signFlip(
        Array.from({ length: 60 }, () => 1),
        randomOf('x'),
        999,
      )?.p,
    ).toBe(0.001);
  });

  it('is the exact McNemar test for one run per side', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), fc.nat(20), (b, c, rest) => {
        const values = [...Array(b).fill(-1), ...Array(c).fill(1), ...Array(rest).fill(0)];
        expectClose(signFlip([...values, 0], randomOf('x'))?.p, mcnemar(b, c).exact, 1e-12);
      }),
    );
  });

  it('does not care about order or direction', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 12 }), (sixths) => {
        const values = sixths.map((x) => x / 6);
        const p = signFlip(values, randomOf('x'))?.p;
        expect(
          signFlip(
            values.map((x) => -x),
            randomOf('x'),
          )?.p,
        ).toBe(p);
        expect(signFlip(values.toReversed(), randomOf('x'))?.p).toBe(p);
      }),
    );
  });
});

describe('runPermutation', () => {
  type Tasks = readonly (readonly [Verdicts, Verdicts])[];
  const cases = readCases<Tasks, number>('permutations', 'run_permutation');

  it.each(cases)('agrees with every assignment of the runs (%#)', ({ input, output }) => {
    const test = runPermutation(
      input.map(([a, b]) => taskRuns(a, b)),
      randomOf('x'),
    );
    expectClose(test, { p: output, exact: true });
  });

  it('takes the worked example, whose last task has two runs against three', () => {
    const test = runPermutation(
      E6_RUNS.map(({ a, b }) => taskRuns(a, b)),
      randomOf('x'),
    );
    expectClose(test, { p: cases[0]?.output, exact: true });
  });

  it('is the sign-flip test for one run per side', () => {
    const verdict = fc.constantFrom<0 | 1>(0, 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(verdict, verdict), { minLength: 1, maxLength: 14 }), (pairs) => {
        const test = runPermutation(
          pairs.map(([a, b]) => taskRuns([a], [b])),
          randomOf('x'),
        );
        expectClose(
          test?.p,
          signFlip(
            pairs.map(([a, b]) => b - a),
            randomOf('x'),
          )?.p,
          1e-12,
        );
      }),
    );
  });

  it('draws where the sums are too many, close to the exact value', () => {
    const sizes = [101, 103, 107, 109, 113, 127];
    const tasks = sizes.map((n, i) => ({ solved_a: 50 - i, scored_a: n, solved_b: 54 + i, scored_b: n + 2 }));
    const test = runPermutation(tasks, randomOf('drawn'), 20_000);
    expect(test?.exact).toBe(false);
    // Differences this many-valued are nearly normal in sum; each has the hypergeometric variance.
    const variance = tasks.reduce((total, task) => total + relabelledVariance(task), 0);
    const change = tasks.reduce((total, task) => total + differenceOf(task), 0);
    const normal = 2 * normalCdf(-Math.abs(change) / Math.sqrt(variance));
    expect(Math.abs((test?.p ?? 2) - normal)).toBeLessThan(chance(normal, 20_000) + 0.005);
  });

  it('takes hundreds of runs a side, as the hypergeometric distribution of SciPy', () => {
    const task = { solved_a: 520, scored_a: 1000, solved_b: 480, scored_b: 1000 };
    expectClose(runPermutation([task], randomOf('x')), { p: 0.08111006057913307, exact: true });
  });

  it('is 1 where nothing changed, and undefined without tasks', () => {
    expect(runPermutation([taskRuns([1], [1, 1])], randomOf('x'))).toEqual({ p: 1, exact: true });
    expect(runPermutation([], randomOf('x'))).toBeNull();
  });
});

describe('overturnNull', () => {
  type Given = readonly [readonly (readonly [Verdicts, Verdicts])[], string, string];
  const rules = (a: string, b: string) => ({ a: RULES[a]!, b: RULES[b]! });

  const cases = readCases<Given, number | null>('permutations', 'overturn_null');
  it.each(cases)('agrees with every assignment of the runs (%#)', ({ input: [tasks, a, b], output }) => {
    const result = overturnNull(
      tasks.map(([x, y]) => taskRuns(x, y)),
      rules(a, b),
      randomOf('x'),
    );
    expectClose(result, output === null ? null : { overturn: output, exact: true });
  });

  it('draws close to the exact value where there are too many tasks', () => {
    const kinds = [
      taskRuns([1, 1, 0], [1, 0, 0]),
      taskRuns([1, 1, 1], [1, 1, 0]),
      taskRuns([0, 0, 0], [0, 0, 0]),
    ];
    const times = (n: number) => kinds.flatMap((kind) => Array.from({ length: n }, () => kind));
    const exact = overturnNull(times(500), rules('majority', 'majority'), randomOf('x'));
    const drawn = overturnNull(times(2500), rules('majority', 'majority'), randomOf('x'), 200);
    expect(exact?.exact).toBe(true);
    expect(drawn?.exact).toBe(false);
    expect(Math.abs((drawn?.overturn ?? 2) - (exact?.overturn ?? 0))).toBeLessThan(0.005);
  });

  it('of repeats alone is far from 0: a tenth for two majorities of three runs', () => {
    // Four solved of six fall 1+3, 2+2, 3+1 to the sides with probability 1/5, 3/5, 1/5; six of six always 3+3.
    const tasks = Array.from({ length: 400 }, (_, i) =>
      taskRuns([1, 1, 1], i % 2 === 0 ? [1, 0, 0] : [1, 1, 1]),
    );
    const chance = overturnNull(tasks, rules('majority', 'majority'), randomOf('x'));
    expectClose(chance?.overturn, 0.2 / (0.8 + 1), 1e-3);
  });

  it('is undefined where nothing can be solved under A', () => {
    expect(overturnNull([], rules('single', 'single'), randomOf('x'))).toBeNull();
    expect(overturnNull([taskRuns([0], [0])], rules('single', 'single'), randomOf('x'))).toBeNull();
  });
});
