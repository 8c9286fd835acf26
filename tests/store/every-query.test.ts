import { describe, expect, it } from 'vitest';
import type { Event } from '../../analysis/model/event.ts';
import { type StoreApi, storeApi } from '../../main/store/store-api.ts';
import { importItems, label, message, script, session, task } from './imported-items.ts';
import { newAttempt } from './made-up-attempt.ts';
import { budgetEntry, embedding, modelCall, settlement } from './made-up-calls.ts';
import { evaluation, newGrade } from './made-up-grading.ts';
import { attempt, HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const FILTER = {
  benchmark: ['Bench'],
  system: ['S'],
  condition: ['vanilla'],
  repository: ['a/b'],
  cohort: ['few'],
  outcome: ['resolved', 'none'] as const,
  label: ['how it failed: x'],
  task: 'a__b',
};
const EVENT: Event = {
  ...{ seq: 0, turn: 0, thread: 0, kind: 'call', speaker: null, time: null, tokens: null },
  ...{ exit_code: null, path: null, body: 'pytest' },
};
const BEGUN = { seq: 1, job_id: 1, state: 'running', body: '{}' };
const JOB = { job_id: 1, kind: 'import', title: 'x', started_at: 0, first: BEGUN };

type Argument<M extends keyof StoreApi> = Parameters<StoreApi[M]>[0];

/** A new entry in the store without an argument here does not compile. */
const ARGUMENTS: { readonly [M in keyof StoreApi]: readonly Argument<M>[] } = {
  describe: [{}],
  facets: [{ filter: {} }, { filter: FILTER }],
  rateCounts: [{ filter: {} }, { filter: FILTER }],
  palette: [{}],
  listFigures: [{}],
  saveFigure: [{ name: 'x', specification: '{}', replace: false, now: 0 }],
  removeFigure: [{ figure_id: 1 }],
  pairedRows: [
    { by: 'condition', a: 'vanilla', b: 'new', filter: { repository: ['a/b'] } },
    { by: 'system', a: 'S', b: 'S2', filter: { benchmark: ['Bench'], task: 'a' } },
    { by: 'benchmark', a: 'Bench', b: 'Bench 2', filter: { system: ['S'] } },
  ],
  matrixCounts: [{ filter: { benchmark: ['Bench'] } }, { filter: FILTER }],
  runMeasures: [
    { filter: {}, measure: 'tokens', by: 'both' },
    { filter: FILTER, measure: 'steps', by: 'system' },
  ],
  requestWords: [{ filter: {} }, { filter: FILTER }],
  effectRuns: [{ filter: {} }, { filter: FILTER }],
  conditionScripts: [{}],
  cohorts: [{}],
  cohortsWithin: [{ filter: {} }, { filter: { cohort: ['few'] } }],
  makeCohort: [
    { name: 'all', filter: {}, now: 1 },
    { name: 'one', filter: { cohort: ['few'] }, sample: { n: 1, seed: 's' }, now: 1 },
  ],
  removeCohort: [{ name: 'all' }],
  saveFilter: [
    { name: 'kept', filter: FILTER, replace: false, now: 1 },
    { name: 'kept', filter: {}, replace: true, now: 2 },
  ],
  savedFilters: [{}],
  renameFilter: [{ name: 'kept', to: 'still kept' }],
  removeFilter: [{ name: 'still kept' }],
  benchmarkTasks: [{ benchmark: 'Bench' }],
  reportRows: [{ by: 'condition', a: 'vanilla', b: 'new', filter: {} }],
  runs: [
    { filter: FILTER, offset: 0, limit: 10 },
    { filter: {}, run_ids: [1], offset: 0, limit: 10 },
  ],
  runDetail: [{ run_id: 1 }],
  events: [{ attempt_id: 1, offset: 0, limit: 10, clip: 100 }],
  eventBody: [{ attempt_id: 1, seq: 0, offset: 0, limit: 10 }],
  eventMarks: [{ attempt_id: 1 }],
  searchEvents: [{ attempt_id: 1, text: 'a', limit: 10 }],
  tasks: [
    { filter: {}, offset: 0, limit: 10 },
    { filter: { benchmark: ['Bench'], repository: ['a/b'], task: 'A__B' }, offset: 0, limit: 10 },
  ],
  taskDetail: [{ task_id: 1 }],
  scripts: [
    { offset: 0, limit: 10 },
    { method: 'test', condition: 'asked', offset: 0, limit: 10 },
  ],
  scriptDetail: [{ script_id: 1 }],
  chosenScripts: [
    { method: 'test', conditions: [] },
    { method: 'test', conditions: ['asked'] },
  ],
  corpora: [{}],
  corpusDetail: [{ corpus_id: 1, offset: 0, limit: 10 }],
  sql: [{ query: 'SELECT * FROM run_outcome', limit: 5 }],
  listImports: [{}],
  getImport: [{ import_id: 1 }],
  findImport: [{ hash: 'h1', mapping: '{}' }],
  openExperiment: [{ name: 'e', definition: '{}', limits: '{}', created_at: 5 }],
  listExperiments: [{}],
  experimentFailures: [{ experiment_id: 1, limit: 10 }],
  runsUnderWay: [{ experiment_id: 1 }],
  plannedTasks: [{ import_ids: [1] }],
  taskScripts: [{ condition: 'asked' }],
  claimRuns: [{ experiment_id: 1, import_id: 1 }],
  experimentRuns: [{ experiment_id: 1 }],
  interruptedTries: [{ experiment_id: 1 }],
  beginTry: [{ run_id: 1, started_at: 5 }],
  spentBy: [{ subject: 'run 1 try 1' }],
  saveAttempt: [newAttempt()],
  gradeSubjects: [
    { filter: {}, again: false },
    { filter: FILTER, again: true, import_ids: [1] },
    { filter: {}, again: true, agents: { systems: ['S'], condition: 'vanilla', import_ids: [1] } },
  ],
  agentTasks: [{ import_ids: [1], system: 'gold', condition: 'vanilla' }],
  attemptPatch: [{ attempt_id: 1 }],
  taskSources: [{ task_id: 1 }],
  saveEvaluation: [evaluation()],
  findEvaluation: [
    { key: 'k', draw: 1 },
    { key: 'none', draw: 1 },
  ],
  evaluationsById: [{ ids: [] }, { ids: [1] }],
  saveGrades: [
    { grades: [newGrade({ evaluation_id: 1 }), newGrade({ subject_kind: 'task', evaluation_id: 1 })] },
  ],
  gradedHere: [
    { filter: {}, limit: 10 },
    { filter: FILTER, limit: 10 },
  ],
  gradeLog: [{ grade_id: 5, offset: 2, limit: 10 }],
  regradable: [{ filter: {} }, { filter: FILTER }],
  openBudget: [
    { name: 'b', cap_nano: 1e12, reopen: false, now: 1 },
    { name: 'b', cap_nano: null, reopen: true, now: 1 },
  ],
  budgets: [{}],
  reserveCall: [budgetEntry()],
  settleCall: [settlement({ entry_id: 1, call: modelCall(), embeddings: [embedding('t')] })],
  findModelCall: [{ request_hash: 'h', draw: '1' }],
  findEmbeddings: [{ model: 'm', model_version: '1', text_hashes: ['t', 'u'] }],
  addJob: [JOB],
  addJobEvent: [{ ...BEGUN, seq: 2, state: 'done' }],
  lastJobEvents: [{}],
  importBegin: [{ ...HEADER, hash: 'h3' }],
  importAdd: [{ token: 1, batch: { kind: 'note', note: 'n' } }],
  importCommit: [{ token: 1 }],
  importAbort: [],
  undoImport: [{ import_id: 1 }],
};

describe('every query', () => {
  it('binds against a freshly migrated workspace and answers plain data', async () => {
    const database = await openTemp();
    const api = storeApi(database) as unknown as Record<
      string,
      (argument: unknown, signal: undefined) => Promise<unknown>
    >;
    const other = { label: 'S2', agent: null, model: null, settings: {} };
    await importRuns(database, [
      run('a__b-1', 'resolved', { attempt: attempt({ steps: 1, events: [EVENT] }) }),
      run('a__b-1', 'unresolved', { condition: 'new' }),
      run('a__b-1', 'resolved', { system: other }),
      run('a__b-1', 'resolved', { benchmark: 'Bench 2' }),
    ]);
    await importItems(
      database,
      { kind: 'tasks', tasks: [task('a__b-1', { statement: 's', more: { x: [1] } })] },
      { kind: 'scripts', scripts: [script('a__b-1', 'please')] },
      { kind: 'sessions', sessions: [session('one', message('hello', { intent: 'greeting' }))] },
      { kind: 'labels', labels: [label('a__b-1', 'x')] },
      {
        kind: 'cohort',
        cohort: { name: 'few', description: '', benchmark: null, canonical_ids: ['a__b-1'] },
      },
    );
    for (const [name, list] of Object.entries(ARGUMENTS)) {
      for (const argument of list) {
        const answer = await api[name]?.(argument, undefined);
        expect(() => structuredClone(answer), name).not.toThrow();
        expect(JSON.stringify(answer) ?? 'undefined', name).not.toContain('NaN');
      }
    }
    const token = await api.importBegin?.({ ...HEADER, hash: 'h4' }, undefined);
    await api.importAbort?.({ token }, undefined);
  });
});

describe('rates and pairs', () => {
  it('count what they are over', async () => {
    const database = await openTemp();
    await importRuns(database, [
      run('a', 'resolved', { repeat: 1 }),
      run('a', 'unresolved', { repeat: 2 }),
      run('b', 'unresolved', { repeat: 1 }),
      run('b', null, { repeat: 2 }),
    ]);
    const { repeats, tasks } = await storeApi(database).rateCounts({ filter: {} });
    expect(repeats.map((row) => [row.repeat, row.n_tasks, row.n_scored, row.resolved])).toEqual([
      [1, 2, 2, 1],
      [2, 2, 1, 0],
    ]);
    expect(repeats[1]?.outcomes).toEqual({ unresolved: 1, none: 1 });
    expect(tasks).toMatchObject([{ n_tasks: 2, means: [0.5, 0] }]);
  });

  it('pair by canonical id, keep one-sided tasks and leave out one-sided rows', async () => {
    const database = await openTemp();
    const other = { label: 'Only A', agent: null, model: null, settings: {} };
    await importRuns(database, [
      run('a', 'resolved', { condition: 'A' }),
      run('a', null, { condition: 'B' }),
      run('a', 'resolved', { condition: 'B', repeat: 2 }),
      run('b', 'resolved', { condition: 'A' }),
      run('c', 'resolved', { condition: 'A', system: other }),
    ]);
    const found = await storeApi(database).pairedRows({ by: 'condition', a: 'A', b: 'B', filter: {} });
    expect(found.benchmark).toBe('Bench');
    expect(found.rows.map(({ row, task, a, b }) => [row, task, a, b])).toEqual([
      ['S', 'a', '1', '-1'],
      ['S', 'b', '1', ''],
    ]);
  });

  it('never mix two benchmarks', async () => {
    const database = await openTemp();
    await importRuns(
      database,
      ['Verified', 'Lite'].flatMap((benchmark) => [
        run('a', 'resolved', { benchmark, condition: 'A' }),
        run('a', 'unresolved', { benchmark, condition: 'B' }),
      ]),
    );
    const api = storeApi(database);
    const selection = { by: 'condition', a: 'A', b: 'B', filter: {} } as const;
    await expect(api.pairedRows(selection)).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('never mixed'),
    });
    const lite = await api.pairedRows({ ...selection, filter: { benchmark: ['Lite'] } });
    expect(lite.rows).toHaveLength(1);
    await expect(api.pairedRows({ ...selection, b: 'C' })).rejects.toMatchObject({
      code: 'not-found',
      hint: expect.stringContaining('A, B'),
    });
  });
});
