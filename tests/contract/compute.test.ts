import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import { canonicalJson } from '../../analysis/model/canonical-json.ts';
import type { PairedRow, PairedTask, Repeats } from '../../analysis/model/comparison.ts';
import type { ReportTask } from '../../analysis/model/report.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';
import { computeReport } from '../../analysis/report/index.ts';
import { randomOf } from '../../analysis/stats/index.ts';
import { openCompute } from '../../main/compute/compute.ts';
import { packRows, unpackRows } from '../../main/compute/packed-rows.ts';
import { compareTask } from '../../main/compute/tasks/compare.ts';
import { wholeTask } from '../../main/compute/whole-task.ts';

const THREAD = join(import.meta.dirname, '../../dist/main/compute-thread.js');
const { signal } = new AbortController();
const seed = 'threads';

/**
 * Rows of thirty shapes in turn, their verdicts drawn: equal and unequal numbers of runs, unscored ones, none at all.
 * With a `step` of 30 all have the shape of the first, one run each.
 */
function drawnRows(systems: number, tasks: number, step = 1): readonly PairedRow[] {
  const random = randomOf('rows');
  const verdict = () => (random.integerBelow(9) === 0 ? null : random.integerBelow(2) === 0 ? 0 : 1);
  const repeats = (most: number): Repeats => Array.from({ length: random.integerBelow(most + 1) }, verdict);
  const row = (s: number): PairedRow => ({
    system: `s${s}`,
    condition: s % 2 === 0 ? null : 'c',
    tasks: Array.from({ length: s % 5 === 4 ? s % 3 : tasks + (s % 2) }, (_, t) => ({
      task: `t${t}`,
      repository: t % 4 === 0 ? null : `r${t % 3}`,
      a: s % 3 === 0 ? [t % 2 === 0 ? 1 : 0] : repeats(3),
      b: s % 3 === 0 ? [random.integerBelow(2) === 0 ? 1 : 0] : repeats(2),
    })),
  });
  return Array.from({ length: systems }, (_, s) => row(step * s));
}

/** What no thread and no division has touched. */
const alone = (rows: readonly PairedRow[]) =>
  canonicalJson({ comparisons: compareRows(rows, { seed }), ...meanDifference(rows, { seed }) });

const SHAPES = [
  ['no row', []],
  ['one row', drawnRows(1, 40)],
  ['few tasks', drawnRows(30, 5)],
  ['more rows of one shape than one pass takes', drawnRows(70, 7, 30)],
  ['many tasks', drawnRows(12, 150)],
] as const;

it.each(SHAPES)('gives the same bytes however many threads there are: %s', async (_, rows) => {
  const expected = alone(rows);
  const { pieces, join: joinParts } = compareTask.plan({ rows, seed });
  expect(canonicalJson(joinParts(pieces.map(compareTask.work)))).toBe(expected);
  for (const size of [1, 2, 3]) {
    const compute = openCompute(THREAD, size);
    onTestFinished(compute.close);
    expect(canonicalJson(await compute.run('compare', { rows, seed }, signal))).toBe(expected);
  }
});

it('divides a comparison of many rows', () => {
  const count = (rows: readonly PairedRow[], kind: string) =>
    compareTask.plan({ rows, seed }).pieces.filter(({ of }) => of === kind).length;
  expect(count(drawnRows(12, 600), 'alone')).toBe(10);
  expect(count(drawnRows(70, 7, 30), 'alone')).toBe(1);
  expect(count(drawnRows(70, 7, 30), 'intervals')).toBe(2);
  expect(count(drawnRows(70, 7, 30), 'mean')).toBe(1);
});

it('packs rows without loss', () => {
  for (const [, rows] of SHAPES) expect(unpackRows(packRows(rows))).toEqual(rows);
});

it('takes a task that is not divided as one piece', () => {
  const double = wholeTask((n: number) => 2 * n);
  const { pieces, join: joinParts } = double.plan(21);
  expect(joinParts(pieces.map(double.work))).toBe(42);
});

it('answers one request after another where there is one thread', async () => {
  const compute = openCompute(THREAD, 1);
  onTestFinished(compute.close);
  const answers = await Promise.all(
    [2, 3].map((n) => compute.run('compare', { rows: drawnRows(n, 6), seed }, signal)),
  );
  expect(answers.map(({ comparisons }) => comparisons.length)).toEqual([2, 3]);
  const rows = drawnRows(3, 6);
  const ranks = await compute.run('ranks', { rows, seed }, signal);
  expect(canonicalJson(ranks)).toBe(canonicalJson(rankSystems(rows, { seed })));
});

it('ends what is under way when it is cancelled, and answers the next', async () => {
  const compute = openCompute(THREAD, 1);
  onTestFinished(compute.close);
  const abort = new AbortController();
  const long = compute.run('compare', { rows: drawnRows(60, 2000), seed }, abort.signal);
  const next = compute.run('compare', { rows: drawnRows(1, 6), seed }, signal);
  abort.abort();
  await expect(long).rejects.toMatchObject({ code: 'cancelled' });
  expect((await next).comparisons).toHaveLength(1);
});

it('ends what is under way and what waits when it is closed, and takes nothing new', async () => {
  const compute = openCompute(THREAD, 1);
  const long = compute.run('compare', { rows: drawnRows(60, 2000), seed }, signal);
  const waiting = compute.run('compare', { rows: drawnRows(1, 6), seed }, signal);
  const [told] = await Promise.all([Promise.allSettled([long, waiting]), compute.close()]);
  const reason = { code: 'internal', message: 'The workspace was closed.' };
  expect(told).toMatchObject([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(compute.run('compare', { rows: drawnRows(1, 6), seed }, signal)).rejects.toMatchObject(reason);
});

it('gives a report the same bytes however many threads there are', async () => {
  const rows = drawnRows(7, 30).map((row) => ({ ...row, ...NO_MEASURES, tasks: row.tasks.map(numbered) }));
  const request = { rows, by: 'condition', seed, stated_difference: 0.05 } as const;
  const { rows: _, ...options } = request;
  const expected = canonicalJson(computeReport(rows, options));
  for (const size of [1, 3]) {
    const compute = openCompute(THREAD, size);
    onTestFinished(compute.close);
    expect(canonicalJson(await compute.run('report', request, signal))).toBe(expected);
  }
});

const NO_MEASURES = { unscored_a: {}, unscored_b: {} };

/** A task as a report has it, steps growing from task to task. */
function numbered(task: PairedTask, i: number): ReportTask {
  const repeats = (side: Repeats) => side.map((_, at) => at + 1);
  const measures = { input_tokens: null, output_tokens: null, cost_usd: null, duration_s: null };
  return {
    ...{ ...task, repeats_a: repeats(task.a), repeats_b: repeats(task.b) },
    ...{ measures_a: { ...measures, steps: 3 + i }, measures_b: { ...measures, steps: 30 - (i % 7) } },
  };
}
