import { describe, expect, it } from 'vitest';
import { cohortHash, drawTasks } from '../../analysis/cohort/index.ts';
import { storeApi } from '../../main/store/store-api.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { everything, importItems } from './imported-items.ts';
import { HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const TASKS = ['a__b-1', 'a__b-2', 'c__d-1', 'c__d-2'];
const SAMPLE = { n: 3, seed: 'parallax' };

async function withRuns() {
  const database = await openTemp();
  await importRuns(database, [
    ...TASKS.map((task) => run(task, 'resolved')),
    run('a__b-1', 'unresolved', { repeat: 2 }),
    run('a__b-9', null, { canonical_id: 'a__b-1', benchmark: 'Bench 2' }),
  ]);
  return { database, api: storeApi(database) };
}

describe('a cohort', () => {
  it('is the tasks of the runs that a filter finds, each once and by its canonical id', async () => {
    const { api } = await withRuns();
    const made = await api.makeCohort({ name: 'ab', filter: { repository: ['a/b'] }, now: 5 });
    const hash = cohortHash(['a__b-1', 'a__b-2']);
    expect(made).toEqual({ name: 'ab', hash, n_tasks: 2, n_from: 2 });
    expect(await api.cohorts({}, undefined)).toEqual([
      {
        ...{ name: 'ab', hash, n_tasks: 2, tasks: ['a__b-1', 'a__b-2'], sample: null, part_of: null },
        ...{ by_result: false, description: '', import_id: null, created_at: 5 },
        filter: '{"repository":["a/b"]}',
      },
    ]);
    const { total } = await api.runs({ filter: { cohort: ['ab'] }, offset: 0, limit: 10 });
    expect(total).toBe(4);
    const { rows } = await api.runs({
      filter: { cohort: [hash], benchmark: ['Bench 2'] },
      offset: 0,
      limit: 10,
    });
    expect(rows.map(({ task }) => task)).toEqual(['a__b-9']);
  });

  it('may be a sample, which says what it was drawn from, and so does what lies within it', async () => {
    const { api } = await withRuns();
    const made = await api.makeCohort({ name: 'three', filter: {}, sample: SAMPLE, now: 0 });
    expect(made).toMatchObject({ n_tasks: 3, n_from: 4, hash: cohortHash(drawTasks(TASKS, 3, 'parallax')) });
    await api.makeCohort({
      name: 'inner',
      filter: { cohort: ['three'] },
      sample: { ...SAMPLE, n: 2 },
      now: 0,
    });
    expect(await api.cohortsWithin({ filter: { cohort: ['inner'] } })).toEqual([
      {
        ...{ name: 'inner', n_tasks: 2, hash: expect.any(String), by_result: false },
        sample: { n_from: 3, seed: 'parallax' },
        part_of: 'cohort three (sample of 3 of 4 tasks, seed parallax)',
      },
    ]);
  });

  it('says that its tasks were chosen by what runs came to', async () => {
    const { api } = await withRuns();
    await api.makeCohort({ name: 'failed', filter: { outcome: ['unresolved'] }, now: 0 });
    await api.makeCohort({ name: 'inner', filter: { cohort: ['failed'], system: ['S'] }, now: 0 });
    const within = await api.cohortsWithin({ filter: { cohort: ['failed', 'inner'] } });
    expect(within).toMatchObject([{ by_result: true }, { by_result: true, part_of: expect.any(String) }]);
  });

  it('is refused without tasks, larger than what is found, or under a name that is taken', async () => {
    const { api } = await withRuns();
    const make = (name: string, filter: object, n?: number) =>
      api.makeCohort({ name, filter, now: 0, ...(n !== undefined && { sample: { n, seed: 's' } }) });
    await expect(make('x', { task: 'nowhere' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(make('x', {}, 5)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('5 tasks cannot be drawn from the 4'),
    });
    await expect(make('x', { cohort: ['no such'] })).rejects.toMatchObject({ code: 'not-found' });
    const { hash } = await make('x', {}, 4);
    for (const taken of ['x', hash])
      await expect(make(taken, {})).rejects.toMatchObject({ message: expect.stringContaining(taken) });
    expect(await api.cohorts({}, undefined)).toHaveLength(1);
  });

  it('goes without a trace, unless an import brought it or a kept filter names it', async () => {
    const { database, api } = await withRuns();
    const before = await everything(database);
    await api.makeCohort({ name: 'x', filter: {}, now: 0 });
    await api.saveFilter({ name: 'only x', filter: { cohort: ['x'] }, replace: false, now: 0 });
    await expect(api.removeCohort({ name: 'x' })).rejects.toMatchObject({
      message: expect.stringContaining('“only x”'),
    });
    await api.removeFilter({ name: 'only x' });
    await api.removeCohort({ name: 'x' });
    expect(await everything(database)).toEqual(before);
    expect((await api.facets({ filter: {} })).cohorts).toEqual([]);
    const cohort = { name: 'came', description: '', benchmark: null, canonical_ids: ['a__b-1'] };
    const id = await importItems(database, { kind: 'cohort', cohort });
    await expect(api.removeCohort({ name: 'came' })).rejects.toMatchObject({ hint: /Undoing that import/ });
    expect((await api.facets({ filter: {} })).cohorts).toEqual([{ name: 'came', n_runs: 3, n_tasks: 2 }]);
    await undoImport(database, id);
    await expect(api.cohortsWithin({ filter: { cohort: ['came'] } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is named by its hash where another has its name', async () => {
    const { database, api } = await withRuns();
    const items = (...canonical_ids: readonly string[]) =>
      importItems(database, {
        kind: 'cohort',
        cohort: { name: 'few', description: '', benchmark: null, canonical_ids },
      });
    await items('a__b-1');
    await items('a__b-1', 'c__d-1');
    const hashes = [cohortHash(['a__b-1']), cohortHash(['a__b-1', 'c__d-1'])];
    const { cohorts } = await api.facets({ filter: {} });
    expect(cohorts.map(({ name }) => name).sort()).toEqual([...hashes].sort());
    await expect(api.cohortsWithin({ filter: { cohort: ['few'] } })).rejects.toMatchObject({
      hint: expect.stringContaining(hashes[0] as string),
    });
  });

  it('restricts comparisons as it restricts lists', async () => {
    const { database, api } = await withRuns();
    await importRuns(
      database,
      TASKS.map((task) => run(task, 'unresolved', { condition: 'new' })),
      { header: { ...HEADER, hash: 'new' } },
    );
    await api.makeCohort({ name: 'ab', filter: { repository: ['a/b'] }, now: 0 });
    const filter = { cohort: ['ab'], benchmark: ['Bench'] };
    const { rows } = await api.pairedRows({ by: 'condition', a: 'vanilla', b: 'new', filter });
    expect(rows.map(({ task, a, b }) => [task, a, b])).toEqual([
      ['a__b-1', '10', '0'],
      ['a__b-2', '1', '0'],
    ]);
  });
});

describe('kept filters', () => {
  it('are listed by name, renamed, replaced and removed', async () => {
    const api = storeApi(await openTemp());
    const names = async () => (await api.savedFilters({}, undefined)).map(({ name }) => name);
    await api.saveFilter({ name: 'b', filter: { task: 'x' }, replace: false, now: 1 });
    await api.saveFilter({ name: 'A', filter: {}, replace: false, now: 2 });
    expect(await names()).toEqual(['A', 'b']);
    await expect(api.saveFilter({ name: 'b', filter: {}, replace: false, now: 3 })).rejects.toMatchObject({
      code: 'bad-input',
    });
    await api.saveFilter({ name: 'b', filter: { system: ['“é” 🙂'] }, replace: true, now: 3 });
    await expect(api.renameFilter({ name: 'b', to: 'A' })).rejects.toMatchObject({ code: 'bad-input' });
    await api.renameFilter({ name: 'b', to: 'b' });
    await api.renameFilter({ name: 'b', to: 'c' });
    expect(await names()).toEqual(['A', 'c']);
    const removed = await api.removeFilter({ name: 'c' });
    expect(removed).toEqual({ name: 'c', filter: { system: ['“é” 🙂'] }, created_at: 3 });
    for (const gone of [api.removeFilter({ name: 'c' }), api.renameFilter({ name: 'c', to: 'd' })])
      await expect(gone).rejects.toMatchObject({ code: 'not-found', hint: 'There are: A.' });
  });
});
