import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { PairedRow, Repeats } from '../../analysis/model/comparison.ts';
import { openCompute } from '../../main/compute/compute.ts';

const THREAD = join(import.meta.dirname, '../../dist/main/compute-thread.js');
const { signal } = new AbortController();

/** Rows whose tasks are so many, each solved by one side or the other. */
function rows(systems: number, tasks: number): readonly PairedRow[] {
  const side = (is: boolean): Repeats => [is ? 1 : 0];
  return Array.from({ length: systems }, (_, s) => ({
    system: `s${s}`,
    condition: null,
    tasks: Array.from({ length: tasks }, (_, t) => ({
      task: `t${t}`,
      repository: null,
      a: side((s + t) % 3 === 0),
      b: side((s + t) % 2 === 0),
    })),
  }));
}

it('answers, one request after another where there is one thread', async () => {
  const compute = openCompute(THREAD, 1);
  onTestFinished(compute.close);
  const answers = await Promise.all(
    [2, 3].map((n) => compute.compare({ rows: rows(n, 6), seed: 's' }, signal)),
  );
  expect(answers.map(({ comparisons }) => comparisons.length)).toEqual([2, 3]);
  const { systems, tasks } = await compute.ranks({ rows: rows(3, 6), seed: 's' }, signal);
  expect([systems.length, tasks.length]).toEqual([3, 6]);
});

it('ends what is under way and what waits when it is closed, and takes nothing new', async () => {
  const compute = openCompute(THREAD, 1);
  const long = compute.compare({ rows: rows(200, 3000), seed: 's' }, signal);
  const waiting = compute.compare({ rows: rows(1, 6), seed: 's' }, signal);
  const [told] = await Promise.all([Promise.allSettled([long, waiting]), compute.close()]);
  const reason = { code: 'internal', message: 'The workspace was closed.' };
  expect(told).toMatchObject([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(compute.compare({ rows: rows(1, 6), seed: 's' }, signal)).rejects.toMatchObject(reason);
});
