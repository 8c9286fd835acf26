import { describe, expect, it } from 'vitest';
import { sideChanges } from '../../analysis/compare/index.ts';
import type { ReportInput } from '../../analysis/model/report.ts';
import { computeReport } from '../../analysis/report/index.ts';
import { randomOf } from '../../analysis/stats/index.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';
import { reportInput } from './report-inputs.ts';

const OPTIONS = { seed: 'test', draws: 500 } as const;
const changesOf = (input: ReportInput) => sideChanges([input], OPTIONS)[0]!.changes;

function drawn(tasks: number): ReportInput {
  const random = randomOf(`changes ${tasks}`);
  const verdict = () => [0, 1, null][random.integerBelow(3)] as 0 | 1 | null;
  const measures = () => ({
    ...(random.integerBelow(5) > 0 && { steps: random.integerBelow(90) }),
    ...(random.integerBelow(5) > 0 && { input_tokens: random.integerBelow(9000) }),
    ...{ output_tokens: random.integerBelow(900), cost_usd: random.uniform() },
  });
  const side = () => [verdict(), verdict()];
  return reportInput(
    Array.from({ length: tasks }, () => ({
      a: side(),
      b: side(),
      measures_a: measures(),
      measures_b: measures(),
    })),
  );
}

describe('sideChanges', () => {
  it('has the difference of a comparison and the ratios of a report, with their intervals', () => {
    const rows = [drawn(40), drawn(41), reportInput(E6_RUNS)];
    const report = computeReport(rows, { ...OPTIONS, by: 'condition', stated_difference: 0.05 });
    for (const [i, { changes }] of sideChanges(rows, OPTIONS).entries()) {
      const [resolve, steps, tokens, cost] = changes;
      const { n_tasks, rate_a, rate_b, difference, ci_bootstrap } = report.comparisons[i]!;
      expect(resolve).toMatchObject({ n_tasks, mean_a: rate_a, mean_b: rate_b, difference });
      expect(resolve?.ci_difference).toEqual(ci_bootstrap);
      expectClose(resolve?.relative, rate_b! / rate_a! - 1);
      const measured = new Map(report.rows[i]!.measures.map((effect) => [effect.measure, effect]));
      for (const change of [steps!, cost!]) {
        const effect = measured.get(change.measure as 'steps')!;
        expect(change).toMatchObject({
          n_tasks: effect.n_tasks,
          mean_a: effect.mean_a,
          mean_b: effect.mean_b,
        });
        expectClose(change.relative === null ? null : change.relative + 1, effect.ratio);
        expectClose(change.ci_relative?.map((limit) => limit + 1) ?? null, effect.ci_ratio);
        expect(change.ci_relative === null).toBe(change.difference === null);
      }
      expect(tokens?.measure).toBe('tokens');
    }
  });

  it('adds up tokens where both are known, and takes differences of means', () => {
    const tokens = (input_tokens: number, output_tokens: number | null) => ({ input_tokens, output_tokens });
    const changes = changesOf(
      reportInput([
        { a: [1], b: [1], measures_a: tokens(90, 10), measures_b: tokens(40, 10) },
        { a: [1], b: [0], measures_a: tokens(200, 100), measures_b: tokens(100, 50) },
        { a: [1], b: [0], measures_a: tokens(5, null), measures_b: tokens(7, 1) },
      ]),
    );
    expect(changes[2]).toMatchObject({
      n_tasks: 2,
      mean_a: 200,
      mean_b: 100,
      difference: -100,
      relative: -0.5,
    });
    // All four resamples of two tasks: differences −50, −100, −100 and −150.
    expectClose(changes[2]?.ci_difference, [-146.25, -53.75]);
    expectClose(changes[2]?.ci_relative, [-0.5, -0.5]);
  });

  it('says why there is no number', () => {
    const free = { cost_usd: 0 };
    const [resolve, steps, , cost] = changesOf(
      reportInput([
        { a: [0], b: [1], measures_a: free, measures_b: free },
        { a: [0], b: [0], measures_a: free, measures_b: free },
      ]),
    );
    expect(resolve).toMatchObject({
      mean_a: 0,
      mean_b: 0.5,
      difference: 0.5,
      relative: null,
      ci_relative: null,
    });
    expect(resolve?.reasons.relative).toBe('A solves nothing, so there is nothing to divide by');
    expect(steps).toMatchObject({
      n_tasks: 0,
      mean_a: null,
      reasons: { measure: 'no task has it on both sides' },
    });
    expect(cost).toMatchObject({
      n_tasks: 2,
      mean_a: null,
      reasons: { measure: expect.stringMatching(/nobody counted/) },
    });
    expect(changesOf(reportInput([{ a: [null], b: [1] }]))[0]).toMatchObject({
      ...{ n_tasks: 0, difference: null, reasons: { measure: 'no task is scored on both sides' } },
    });
    const [lone] = changesOf(reportInput([{ a: [1], b: [1] }]));
    expect(lone).toMatchObject({ difference: 0, relative: 0, ci_difference: null, ci_relative: null });
    expect(Object.keys(lone!.reasons).sort()).toEqual(['ci_difference', 'ci_relative']);
  });
});
