import { describe, expect, it } from 'vitest';
import { type StoreApi, storeApi } from '../../main/store/store-api.ts';
import { contract } from '../../preload/contract.ts';
import { importItems, message, script, session, task } from './imported-items.ts';
import { importRuns, openTemp, run } from './store-fixture.ts';

const OTHER = { benchmark: 'Other', instance: 'c__d-1', canonical_id: 'c__d-1' };
const PAGE = { offset: 0, limit: 100 };

async function open(): Promise<StoreApi> {
  const database = await openTemp();
  await importRuns(database, [run('a__b-1', 'resolved'), run('a__b-2', 'resolved')]);
  await importItems(
    database,
    {
      kind: 'tasks',
      tasks: [
        task('a__b-1', {
          statement: 's\r\n',
          fail_to_pass: ['t'],
          created_at: 1000,
          more: { limits: { cpus: 2 } },
        }),
        task('c__d-1', { repository: 'c/d', benchmark: 'Other', difficulty: 'hard' }),
      ],
    },
    {
      kind: 'scripts',
      scripts: [script('a__b-1', 'please'), script('c__d-1', 'please', { condition: 'told', task: OTHER })],
    },
    {
      kind: 'sessions',
      sessions: [
        session('one', message('hi', { intent: 'greeting' }), message('hello', { role: 'assistant' })),
        session('two', message('hi')),
      ],
    },
  );
  return storeApi(database);
}

/** As it would cross the contract: what the schema does not name is an error here, not dropped. */
const checked = <M extends 'tasks' | 'task' | 'scripts' | 'script' | 'corpora' | 'corpus'>(
  method: M,
  value: unknown,
) => {
  const parsed = contract[method].output.parse(value);
  expect(parsed, method).toEqual(value);
  return parsed as never as ReturnType<(typeof contract)[M]['output']['parse']>;
};

describe('tasks', () => {
  it('are listed with counts, page by page', async () => {
    const api = await open();
    const { rows, total } = checked('tasks', await api.tasks({ filter: {}, ...PAGE }, undefined));
    expect(total).toBe(3);
    expect(
      rows.map((row) => [row.benchmark, row.task, row.n_runs, row.n_scripts, row.n_fail_to_pass]),
    ).toEqual([
      ['Bench', 'a__b-1', 1, 1, 1],
      ['Bench', 'a__b-2', 1, 0, null],
      ['Other', 'c__d-1', 0, 1, null],
    ]);
    const second = checked('tasks', await api.tasks({ filter: {}, offset: 1, limit: 1 }, undefined));
    expect(second).toMatchObject({ total: 3, rows: [{ task: 'a__b-2' }] });
    const filters = [{ benchmark: ['Other'] }, { repository: ['c/d'] }, { task: 'C__D' }];
    for (const filter of filters)
      expect(checked('tasks', await api.tasks({ filter, ...PAGE }, undefined))).toMatchObject({
        total: 1,
        rows: [{ task: 'c__d-1', difficulty: 'hard' }],
      });
  });

  it('are shown with their facts, their scripts and who told of them', async () => {
    const api = await open();
    const { rows } = await api.tasks({ filter: { task: 'a__b-1' }, ...PAGE }, undefined);
    const detail = checked('task', await api.taskDetail({ task_id: rows[0]?.task_id as number }, undefined));
    expect(detail).toMatchObject({
      task: { task: 'a__b-1', has_statement: true, has_tests: true, created_at: 1000 },
      facts: { statement: 's\r\n', fail_to_pass: ['t'], pass_to_pass: null, more: { limits: { cpus: 2 } } },
      scripts: [{ condition: 'asked', method: 'test', label: 'said' }],
      sources: [{ file: 'tasks.jsonl', line: 1 }],
    });
    const [, bare] = (await api.tasks({ filter: {}, ...PAGE }, undefined)).rows;
    const unknown = checked('task', await api.taskDetail({ task_id: bare?.task_id as number }, undefined));
    expect(unknown).toMatchObject({ facts: { statement: null, more: null }, scripts: [], sources: [] });
    await expect(api.taskDetail({ task_id: 99 }, undefined)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('scripts', () => {
  it('are listed once, with all that chose them', async () => {
    const api = await open();
    const { rows, total } = checked('scripts', await api.scripts(PAGE, undefined));
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ n_spine: 1, n_overlays: 0, n_tasks: 2, conditions: ['asked', 'told'] });
    expect((await api.scripts({ condition: 'told', ...PAGE }, undefined)).total).toBe(1);
    expect((await api.scripts({ method: 'other', ...PAGE }, undefined)).total).toBe(0);
  });

  it('are shown with their steps and their choices', async () => {
    const api = await open();
    const detail = checked('script', await api.scriptDetail({ script_id: 1 }, undefined));
    expect(detail.script.spine).toEqual([{ when: 'start', what: { say: { text: 'please' } } }]);
    expect(detail.choices).toMatchObject([
      { condition: 'asked', benchmark: 'Bench', task: 'a__b-1', provenance: { source: 'here' } },
      { condition: 'told', benchmark: 'Other', task: 'c__d-1' },
    ]);
    await expect(api.scriptDetail({ script_id: 9 }, undefined)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('corpora', () => {
  it('are listed with counts; a text that is said twice is one text', async () => {
    const api = await open();
    expect(checked('corpora', await api.corpora({}, undefined)).rows).toEqual([
      { corpus_id: 1, name: 'chats', import_id: 2, n_sessions: 2, n_messages: 3, n_texts: 2, n_intents: 1 },
    ]);
  });

  it('are shown session by session', async () => {
    const api = await open();
    const page = checked('corpus', await api.corpusDetail({ corpus_id: 1, ...PAGE }, undefined));
    expect(page.total).toBe(2);
    expect(page.sessions.map(({ session, messages }) => [session, messages])).toEqual([
      [
        'one',
        [
          { n: 1, role: 'user', text: 'hi', intent: 'greeting' },
          { n: 2, role: 'assistant', text: 'hello', intent: null },
        ],
      ],
      ['two', [{ n: 1, role: 'user', text: 'hi', intent: null }]],
    ]);
    const second = await api.corpusDetail({ corpus_id: 1, offset: 1, limit: 1 }, undefined);
    expect(second.sessions).toMatchObject([{ session: 'two' }]);
    await expect(api.corpusDetail({ corpus_id: 9, ...PAGE }, undefined)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
