import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairedOutcomes, repeatedRuns } from '../../analysis/compare/index.ts';
import type { PairedTask, Repeats } from '../../analysis/model/comparison.ts';

const task = (name: string, a: Repeats, b: Repeats): PairedTask => ({ task: name, repository: null, a, b });
const outcomesOf = (tasks: readonly PairedTask[]) =>
  pairedOutcomes({ system: 's', condition: null, tasks }).tasks;

/** The runs of the specification's example E6. */
const E6 = outcomesOf([
  task('1', [1, 1, 1], [1, 0, 1]),
  task('2', [1, 1, 0], [1, 0, 0]),
  task('3', [1, 0, 1], [0, 0, 0]),
  task('4', [0, 0, 0], [0, 1, 0]),
  task('5', [1, 1, 1], [1, 1, 1]),
  task('6', [0, 1, null], [0, 0, 1]),
]);

describe('repeatedRuns', () => {
  it('counts any and all of k over the tasks that have k runs, and splits the variance', () => {
    const found = repeatedRuns(E6, 0.05)!;
    expect(found).toMatchObject({ k: 3, n_tasks: 6, reasons: {} });
    expect(found.a).toEqual({ any: expect.closeTo(0.8, 12), all: expect.closeTo(0.4, 12), n_tasks: 5 });
    expect(found.b).toEqual({ any: expect.closeTo(5 / 6, 12), all: expect.closeTo(1 / 6, 12), n_tasks: 6 });
    expect(found.sd_within_a).toBeCloseTo(Math.sqrt(7 / 36), 12);
    expect(found.sd_within_b).toBeCloseTo(Math.sqrt(2 / 9), 12);
    // Var(d) 0.115741 less 7/36·(5/3 + 1/2)/6 + 2/9·1/3 is below 0.
    expect(found.sd_between).toBe(0);
    // 2.801585²·(7/36 + 2/9)/(6·0.05²)
    expect(found.runs_needed).toBe(219);
    expect(found.least_detectable).toBe(0);
  });

  it('is null where every task has one run, and says what one run cannot tell', () => {
    expect(repeatedRuns(outcomesOf([task('1', [1], [0]), task('2', [0], [1])]), 0.05)).toBeNull();
    expect(repeatedRuns([], 0.05)).toBeNull();
    const found = repeatedRuns(outcomesOf([task('1', [1, 0], [0]), task('2', [0, 0], [1])]), 0.05);
    expect(found).toMatchObject({ k: 1, sd_between: null, runs_needed: null });
    expect(found?.a).toEqual({ any: null, all: null, n_tasks: 2 });
    expect(found?.reasons.sd_between).toBe('no task has two scored runs on a side');
  });

  it('asks for more tasks where endless runs would not do', () => {
    const tasks = Array.from({ length: 8 }, (_, i) => task(`${i}`, [i % 2, i % 2] as Repeats, [1, 0]));
    const found = repeatedRuns(outcomesOf(tasks), 0.01)!;
    expect(found.runs_needed).toBeNull();
    expect(found.reasons.runs_needed).toBe('the tasks differ too much: more tasks are needed');
    expect(found.least_detectable).toBeGreaterThan(0.01);
  });

  it('mirrors when A and B are exchanged', () => {
    const verdict = fc.constantFrom(0, 1, null);
    const runs = fc.array(verdict, { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(runs, runs), { maxLength: 8 }), (pairs) => {
        const tasks = pairs.map(([a, b], i) => task(`${i}`, a as Repeats, b as Repeats));
        const found = repeatedRuns(outcomesOf(tasks), 0.05);
        const mirrored = repeatedRuns(
          outcomesOf(tasks.map(({ a, b, ...rest }) => ({ ...rest, a: b, b: a }))),
          0.05,
        );
        expect(mirrored?.k).toBe(found?.k);
        expect(mirrored?.runs_needed).toBe(found?.runs_needed);
        for (const [one, other] of [
          [found?.a.any, mirrored?.b.any],
          [found?.b.all, mirrored?.a.all],
          [found?.sd_within_a, mirrored?.sd_within_b],
        ])
          if (typeof one === 'number') expect(other).toBeCloseTo(one, 12);
          else expect(other).toBe(one);
      }),
    );
  });
});
