import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedDifference } from '../../analysis/compare/rounded-difference.ts';
import type { Interval } from '../../analysis/model/comparison.ts';
import type { ReportInput, ReportRow, TaskMeasures } from '../../analysis/model/report.ts';
import { computeReport, type ReportOptions } from '../../analysis/report/index.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';
import { reportInput, singleRuns } from './report-inputs.ts';

const SIX_DIGITS = 5e-7;
const OPTIONS: ReportOptions = { by: 'condition', seed: 'test', draws: 200, stated_difference: 0.05 };

const rowOf = (input: ReportInput, options = OPTIONS): ReportRow => computeReport([input], options).rows[0]!;
const e6 = () => rowOf(reportInput(E6_RUNS));

describe('estimates of a report', () => {
  it('are the three intervals of the example of six tasks', () => {
    const { estimates } = e6();
    expect(estimates.map(({ method }) => method)).toEqual(['bootstrap-bca', 'clustered-t', 'newcombe']);
    expectClose(
      estimates,
      [
        { estimand: 'task-mean', n: 6, difference: -0.194444, interval: [-0.416667, 0.083333] },
        { estimand: 'task-mean', n: 6, difference: -0.194444, interval: [-0.55147, 0.162581] },
        { estimand: 'majority', n: 5, rate_a: 4 / 5, rate_b: 2 / 5, difference: -2 / 5 },
      ],
      SIX_DIGITS,
    );
    expect(estimates[2]?.reason).toContain('1 of 6 tasks have no majority');
  });

  it('stand beside the same difference averaged in other ways, by name', () => {
    const { estimands, repeats } = e6();
    const t = 2.570582;
    expectClose(
      estimands.map(({ estimand, difference }) => [estimand, difference]),
      [
        ['task-mean', -0.194444],
        ['run-rate-mean', -0.2],
        ['pooled-runs', -0.202614],
        ['majority', -0.4],
      ],
      SIX_DIGITS,
    );
    expectClose(
      estimands[2],
      { n: 35, interval: [-0.202614 - t * 0.145846, -0.202614 + t * 0.145846] },
      5e-6,
    );
    expectClose(repeats, [
      { repeat: 1, n_a: 6, rate_a: 4 / 6, n_b: 6, rate_b: 3 / 6, difference: -1 / 6 },
      { repeat: 2, n_a: 6, rate_a: 4 / 6, n_b: 6, rate_b: 2 / 6, difference: -2 / 6 },
      { repeat: 3, n_a: 5, rate_a: 3 / 5, n_b: 6, rate_b: 3 / 6, difference: -1 / 10 },
    ]);
  });

  it('know a run by its number, not by its place', () => {
    const [first] = reportInput([{ a: [1], b: [0] }]).tasks;
    const third = { ...first!, repeats_a: [3] };
    const { repeats } = rowOf({ ...reportInput([]), tasks: [third] });
    expect(repeats.map(({ repeat, n_a, n_b }) => [repeat, n_a, n_b])).toEqual([
      [1, 0, 1],
      [3, 1, 0],
    ]);
    expect(repeats.map(({ difference }) => difference)).toEqual([null, null]);
  });

  it('test with each test, and adjust each over the rows', () => {
    const inputs = [singleRuns(50, 11, 4, 35), singleRuns(50, 9, 9, 32)].map((sides, i) =>
      reportInput(sides, `s${i}`),
    );
    const { rows } = computeReport(inputs, OPTIONS);
    const of = (i: number) =>
      Object.fromEntries(rows[i]!.tests.map((one) => [one.test, [one.p, one.p_holm]]));
    expectClose(
      of(0),
      { 'mcnemar-exact': [0.118469, 2 * 0.118469], 'mcnemar-mid-p': [0.076813, 2 * 0.076813] },
      2e-6,
    );
    expect(of(1)['mcnemar-exact']).toEqual([1, 1]);
    expectClose(e6().tests[3], { test: 'clustered-t', p: 0.220404 }, SIX_DIGITS);
  });

  it('count the tasks that are dropped, each once and by its reason', () => {
    const sides = [
      { a: [1], b: [0] },
      { a: [], b: [0] },
      { a: [1], b: [] },
      { a: [null], b: [1] },
      { a: [1], b: [null, null] },
      { a: [null], b: [null] },
      { a: [], b: [] },
    ] as const;
    const { tasks } = rowOf({ ...reportInput(sides), unscored_a: { 'infra-error': 2 } });
    expect(tasks).toEqual({
      ...{ n_compared: 1, n_dropped: 5, n_missing_a: 1, n_missing_b: 1, n_unscored_a: 1, n_unscored_b: 1 },
      ...{ n_unscored_both: 1, runs_a: 5, runs_b: 6, unscored_a: { 'infra-error': 2 }, unscored_b: {} },
    });
  });
});

describe('sensitivity to what has no verdict', () => {
  const gaps = [
    { a: [1, 1], b: [1, null] },
    { a: [0], b: [null] },
    { a: [1], b: [] },
    { a: [1], b: [1] },
  ] as const;

  it('is worked out by hand for each case', () => {
    expectClose(
      rowOf(reportInput(gaps)).sensitivity.map(({ scenario, n_tasks, rate_a, rate_b }) => [
        ...[scenario, n_tasks, rate_a, rate_b],
      ]),
      [
        ['as-scored', 2, 1, 1],
        ['unscored-failed', 3, 2 / 3, 1.5 / 3],
        ['unscored-and-missing-failed', 4, 3 / 4, 1.5 / 4],
        ['best-for-b', 4, 3 / 4, 1],
        ['worst-for-b', 4, 3 / 4, 1.5 / 4],
      ],
    );
  });

  it('takes a task of one benchmark alone for none that is missing on the other', () => {
    const { sensitivity, tasks } = rowOf(reportInput(gaps), { ...OPTIONS, by: 'benchmark' });
    expect(sensitivity.map(({ n_tasks }) => n_tasks)).toEqual([2, 3, 3, 3, 3]);
    expect(tasks.n_missing_b).toBe(1);
  });

  it('says so where nothing is unscored or missing, and repeats the first line', () => {
    const { sensitivity } = rowOf(reportInput(singleRuns(5, 3, 1, 5)));
    const { scenario: _, reasons, ...first } = sensitivity[0]!;
    expect(reasons).toEqual({});
    expect(sensitivity).toHaveLength(5);
    for (const line of sensitivity.slice(1)) {
      expect(line).toMatchObject(first);
      expect(line.reasons.scenario).toContain('nothing is unscored or missing');
    }
  });

  it('bounds what any verdicts could give, and tells a change of sign', () => {
    const verdict = fc.constantFrom<0 | 1 | null>(0, 1, null);
    const side = fc.array(verdict, { maxLength: 3 });
    const tasks = fc.array(fc.record({ a: side, b: side }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(tasks, fc.boolean(), (given, filled) => {
        const [, , , best, worst] = rowOf(reportInput(given)).sensitivity;
        const known = given
          .filter(({ a, b }) => a.length + b.length > 0)
          .map(({ a, b }) => {
            const fill = (own: typeof a, other: typeof a) =>
              (own.length === 0 ? other.map(() => null) : own).map((one) => one ?? (filled ? 1 : 0));
            return { a: fill(a, b), b: fill(b, a) };
          });
        if (known.length === 0) return;
        const { difference } = rowOf(reportInput(known)).sensitivity[0]!;
        expect(difference).toBeLessThanOrEqual(best!.difference! + 1e-12);
        expect(difference).toBeGreaterThanOrEqual(worst!.difference! - 1e-12);
      }),
      { numRuns: 40 },
    );
    const [base, , , , worst] = rowOf(
      reportInput([...singleRuns(1, 0, 1, 1), { a: [1], b: [] }, { a: [1], b: [] }]),
    ).sensitivity;
    expect([base?.sign_changes, worst?.sign_changes]).toEqual([false, true]);
  });
});

describe('power of a comparison', () => {
  it('is that of the worked example: 200 tasks, 15% discordant', () => {
    const { power } = rowOf(reportInput(singleRuns(100, 18, 12, 70)), {
      ...OPTIONS,
      stated_difference: 0.077,
    });
    expectClose(
      power,
      { n_outcomes: 200, discordance: 0.15, power_normal: 0.807584, detectable_normal: 0.076273 },
      SIX_DIGITS,
    );
    expectClose(power, { power_exact: 0.7706, power_mid_p: 0.8168 }, 5e-5);
    expect(rowOf(reportInput(singleRuns(100, 18, 12, 70))).power.tasks_needed).toBe(469);
  });

  it('of means is from the standard deviation over tasks', () => {
    const { power } = rowOf(reportInput(singleRuns(60, 20, 10, 110)));
    const sd = Math.sqrt((30 - 100 / 200) / 199);
    expectClose(power, { n_tasks: 200, sd, mean_detectable: (2.801585 * sd) / Math.sqrt(200) }, SIX_DIGITS);
    expect(power.mean_power).toBeGreaterThan(0);
  });

  it('gives reasons where there is too little', () => {
    const { power } = rowOf(reportInput(singleRuns(10, 0, 0, 10)));
    expect(power).toMatchObject({ discordance: 0, power_normal: null, tasks_needed: null, sd: null });
    expect(Object.keys(power.reasons)).toEqual(
      expect.arrayContaining(['power_normal', 'tasks_needed', 'detectable_exact', 'sd']),
    );
  });
});

describe('effects on measures', () => {
  const B = [13, 9, 14, 10, 15, 8, 16, 10, 13, 9];
  const input = (known: (i: number) => readonly (Partial<TaskMeasures> | undefined)[]) =>
    reportInput(
      B.map((_, i) => {
        const [measures_a, measures_b] = known(i);
        return { a: [1], b: [1], ...(measures_a && { measures_a }), ...(measures_b && { measures_b }) };
      }),
    );
  const effect = (given: ReportInput, measure: string) =>
    rowOf(given).measures.find((one) => one.measure === measure)!;

  it('ranks differences: 3, −1, 4, 0, 5, −2, 6, 0, 3, −1', () => {
    const steps = effect(
      input((i) => [{ steps: 10 }, { steps: B[i]! }]),
      'steps',
    );
    expectClose(
      steps,
      {
        n_tasks: 10,
        mean_a: 10,
        mean_b: 11.7,
        median_a: 10,
        median_b: 11.5,
        median_difference: 1.5,
        ratio: 1.17,
      },
      1e-12,
    );
    expect(steps.p).toBe(120 / 1024);
    expect(steps.p_method).toBe('enumerated');
    expect(steps.p_holm).toBe(steps.p);
  });

  it('takes the tasks that have it on both sides', () => {
    const cost = effect(
      input((i) => [i < 4 ? { cost_usd: 2 } : undefined, i > 1 ? { cost_usd: 3 } : undefined]),
      'cost_usd',
    );
    expect(cost).toMatchObject({ n_tasks: 2, ratio: 1.5, ci_ratio: [1.5, 1.5] });
  });

  it('knows a measure that is 0 everywhere for one that nobody counted, and leaves it out of the family', () => {
    const given = input((i) => [
      { steps: 10, input_tokens: 0, cost_usd: 0 },
      { steps: B[i]!, input_tokens: 0, cost_usd: 1 },
    ]);
    expect(effect(given, 'input_tokens')).toMatchObject({ n_tasks: 10, mean_a: null, p: null, ratio: null });
    expect(effect(given, 'input_tokens').reasons.measure).toContain('0 everywhere');
    expect(effect(given, 'duration_s').reasons.measure).toContain('no task has it');
    const cost = effect(given, 'cost_usd');
    expect(cost).toMatchObject({ ratio: null, ci_ratio: null, mean_b: 1 });
    expect(cost.reasons.ratio).toContain('nothing to divide by');
    expectClose(effect(given, 'steps').p_holm, Math.max(2 * cost.p!, effect(given, 'steps').p!));
  });

  it('sees differences as equal that differ by rounding alone', () => {
    expect(roundedDifference(0.4, 0.7)).toBe(roundedDifference(0.3, 0.6));
    expect(roundedDifference(1_000_000, 1_000_000.1)).toBeCloseTo(0.1, 9);
    expect(roundedDifference(0, 0)).toBe(0);
    expect(roundedDifference(5e-324, 0)).toBe(-5e-324);
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: 0, max: 1e12 }),
        fc.double({ noNaN: true, min: 0, max: 1e12 }),
        (x, y) => {
          expect(roundedDifference(x, y)).toBe(0 - roundedDifference(y, x));
        },
      ),
    );
  });
});

describe('a report', () => {
  const verdict = fc.constantFrom<0 | 1 | null>(0, 1, 0, 1, null);
  const side = fc.array(verdict, { maxLength: 3 });
  const known = fc.option(fc.record({ steps: fc.integer({ min: 1, max: 9 }) }), { nil: undefined });
  const sides = fc.record({
    ...{ a: side, b: side, repository: fc.constantFrom('x/one', 'y/two', null) },
    ...{ measures_a: known, measures_b: known },
  });
  const tasks = fc.array(sides as fc.Arbitrary<Parameters<typeof reportInput>[0][number]>, { maxLength: 6 });
  const negated = (value: number | null) => value && 0 - value;
  const turned = (limits: Interval | null) => limits && [0 - limits[1], 0 - limits[0]];

  it('turns with its sides', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const forth = rowOf(reportInput(given));
        const back = rowOf(
          reportInput(
            given.map(({ a, b, measures_a, measures_b, ...rest }) => ({
              ...rest,
              ...{ a: b, b: a, measures_a: measures_b!, measures_b: measures_a! },
            })),
          ),
        );
        const turn = (one: ReportRow['estimates'][number]) => ({
          ...{ n: one.n, rate_a: one.rate_b, rate_b: one.rate_a, difference: negated(one.difference) },
          interval: turned(one.interval),
        });
        expectClose(back.estimates.slice(1), forth.estimates.slice(1).map(turn));
        expectClose(
          back.estimands.map(({ difference }) => difference),
          forth.estimands.map(({ difference }) => negated(difference)),
        );
        expectClose(
          back.tests.map(({ p }) => p),
          forth.tests.map(({ p }) => p),
        );
        expectClose(back.net_change, negated(forth.net_change));
        expectClose(back.power, forth.power);
        const [scored, failed, missing, best, worst] = forth.sensitivity;
        expectClose(
          back.sensitivity.map(({ n_tasks, difference, p }) => [n_tasks, difference, p]),
          [scored, failed, missing, worst, best].map((one) => [
            one!.n_tasks,
            negated(one!.difference),
            one!.p,
          ]),
        );
        expectClose(
          back.repositories.without.map(({ difference, p }) => [difference, p]),
          forth.repositories.without.map(({ difference, p }) => [negated(difference), p]),
        );
        expectClose(back.repositories.clustered?.se, forth.repositories.clustered?.se);
        expectClose(
          back.measures.map(({ p, median_difference }) => [p, median_difference]),
          forth.measures.map(({ p, median_difference }) => [p, negated(median_difference)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same seed, whatever tasks are called, and holds no NaN', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const found = computeReport([reportInput(given)], OPTIONS);
        const renamed = reportInput(given).tasks.map((one) => ({ ...one, task: `other ${one.task}` }));
        expect(computeReport([{ ...reportInput(given), tasks: renamed }], OPTIONS)).toEqual(found);
        const texts: number[] = [];
        JSON.stringify(found, (_, value) => {
          if (typeof value === 'number' && !Number.isFinite(value)) texts.push(value);
          return value;
        });
        expect(texts).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('gives a row the same numbers whatever stands beside it, Holm apart', () => {
    fc.assert(
      fc.property(tasks, tasks, (x, y) => {
        const [first, second] = [reportInput(x, 'x'), reportInput(y, 'y')];
        const { tests: _, ...alone } = rowOf(first);
        expect(computeReport([second, first], OPTIONS).rows[1]).toMatchObject(alone);
      }),
      { numRuns: 30 },
    );
  });

  it('has a reason for every number it lacks', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const row = rowOf(reportInput(given));
        for (const one of [...row.estimates, ...row.estimands])
          if (one.interval === null) expect(one.reason).not.toBeNull();
        for (const one of row.tests) if (one.p === null) expect(one.reason).not.toBeNull();
        for (const one of row.sensitivity) if (one.p === null) expect(one.reasons).toHaveProperty('p');
        for (const key of ['difference', 'clustered', 'two_level', 'most_influential'] as const)
          if (row.repositories[key] === null) expect(row.repositories.reasons).toHaveProperty(key);
        for (const one of row.measures) if (one.p === null) expect(one.reasons).toHaveProperty('measure');
      }),
      { numRuns: 60 },
    );
  });
});
