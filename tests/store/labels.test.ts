import { describe, expect, it } from 'vitest';
import type { Database } from '../../main/store/database.ts';
import { storeApi } from '../../main/store/store-api.ts';
import { importItems, label } from './imported-items.ts';
import { attempt, importRuns, openTemp, run } from './store-fixture.ts';

const COLUMNS = 'subject_kind, subject_id, rubric, rubric_version, value, judge, draw, citations, created_at';

/** A label as no import writes it. @returns its number */
async function judge(
  database: Database,
  {
    kind,
    id,
    rubric = 'failure',
    value,
    supersedes = null,
  }: { kind: string; id: number; rubric?: string; value: string; supersedes?: number | null },
): Promise<number> {
  const [row] = await database.select(
    `INSERT INTO label (${COLUMNS}, supersedes)
     VALUES ($kind, $id, $rubric, '1', $value, 'me', 1, '[]', make_timestamp_ms(0), $supersedes) RETURNING label_id`,
    { kind, id, rubric, value, supersedes },
  );
  database.runsChanged();
  return row?.label_id as number;
}

async function threeRuns() {
  const database = await openTemp();
  const tried = attempt({ exit: 'submitted' });
  await importRuns(database, [
    run('a', 'unresolved', { attempt: tried }),
    run('b', 'unresolved', { attempt: tried }),
    run('c', 'resolved', { attempt: tried }),
  ]);
  const api = storeApi(database);
  const found = async (...wanted: readonly string[]) =>
    (await api.runs({ filter: { label: wanted }, offset: 0, limit: 10 })).rows.map(({ task }) => task);
  const { rows } = await api.runs({ filter: {}, offset: 0, limit: 10 });
  const [a, b, c] = rows.map(({ run_id }) => run_id as number);
  return { database, api, found, a: a!, b: b!, c: c! };
}

describe('labels', () => {
  it('choose runs that hold any of them, their own or their newest attempt’s', async () => {
    const { database, api, found, b } = await threeRuns();
    await importItems(database, {
      kind: 'labels',
      labels: [label('a', 'loop'), label('a', 'slow', { rubric: 'pace' })],
    });
    const [row] = await database.select('SELECT attempt_id FROM attempt WHERE run_id = $b', { b });
    await judge(database, { kind: 'attempt', id: row?.attempt_id as number, value: 'loop' });
    await judge(database, { kind: 'message', id: b, value: 'not of a run' });
    expect(await found('failure: loop')).toEqual(['a', 'b']);
    expect(await found('pace: slow', 'failure: not of a run')).toEqual(['a']);
    expect((await api.facets({ filter: { label: ['pace: slow'] } })).labels).toEqual([
      { name: 'failure: loop', n_runs: 2, n_tasks: 2 },
      { name: 'pace: slow', n_runs: 1, n_tasks: 1 },
    ]);
  });

  it('do not count once another has superseded them', async () => {
    const { database, found, c } = await threeRuns();
    const first = await judge(database, { kind: 'run', id: c, value: 'loop' });
    expect(await found('failure: loop')).toEqual(['c']);
    const second = await judge(database, { kind: 'run', id: c, value: 'wrong file', supersedes: first });
    expect(await found('failure: loop')).toEqual([]);
    expect(await found('failure: wrong file')).toEqual(['c']);
    await judge(database, { kind: 'run', id: c, value: 'loop', supersedes: second });
    expect(await found('failure: loop')).toEqual(['c']);
  });

  it('are told apart where rubric and value could be read in two ways', async () => {
    const { database, api, found, a, b } = await threeRuns();
    await judge(database, { kind: 'run', id: a, rubric: 'x', value: 'y: z' });
    await judge(database, { kind: 'run', id: b, rubric: 'x: y', value: 'z' });
    expect(await found('x: y: z')).toEqual(['a']);
    expect(await found('"x: y": z')).toEqual(['b']);
    expect((await api.facets({ filter: {} })).labels).toHaveLength(2);
  });

  it('never choose what a comparison is over', async () => {
    const { database, api } = await threeRuns();
    await importItems(database, { kind: 'labels', labels: [label('a', 'loop')] });
    const runs = await api.effectRuns({ filter: { label: ['failure: loop'], outcome: ['resolved'] } });
    expect(runs.map(({ task }) => task)).toEqual(['a', 'b', 'c']);
  });
});
