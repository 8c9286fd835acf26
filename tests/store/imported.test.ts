import { describe, expect, it } from 'vitest';
import { getImport } from '../../main/store/imports.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { everything, importItems, label, message, saying, script, session, task } from './imported-items.ts';
import { importRuns, openTemp, run } from './store-fixture.ts';

const FACTS = {
  repository: 'a/b',
  base_commit: 'c0ffee',
  statement: 'First line\r\nsecond “line”',
  hints: '',
  reference_patch: 'diff --git a/x b/x\n',
  test_patch: 'diff --git a/t b/t\n',
  image: 'registry/image:1',
  version: '5.1',
  environment_commit: 'beef',
  created_at: 1_675_711_234_000,
  difficulty: '15 min - 1 hour',
  fail_to_pass: ['t::one[True]', 't::"two"'],
  pass_to_pass: [],
  more: { language: 'go', limits: { cpus: 2 } },
} as const;

const factsOf = 'SELECT * EXCLUDE (task_id, benchmark_id) FROM task_fact ORDER BY instance';

describe('an imported task', () => {
  it('keeps every fact as it stands, CR LF and empty lists included', async () => {
    const database = await openTemp();
    const id = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS)] });
    const [row] = await database.select(factsOf);
    expect({ ...row, more: JSON.parse(String(row?.more)) }).toEqual({
      instance: 't',
      canonical_id: 't',
      ...FACTS,
    });
    expect(await getImport(database, id)).toMatchObject({ n_tasks: 1, n_runs: 0, n_duplicates: 0 });
  });

  it('is a duplicate where it stands twice with the same content, in one source or in two', async () => {
    const database = await openTemp();
    const tasks = [task('t', FACTS), task('t', FACTS), task('u', FACTS)];
    const first = await importItems(database, { kind: 'tasks', tasks });
    expect(await getImport(database, first)).toMatchObject({ n_tasks: 2, n_duplicates: 1, n_problems: 0 });
    const second = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS)] });
    expect(await getImport(database, second)).toMatchObject({ n_tasks: 0, n_duplicates: 1, n_problems: 0 });
  });

  it.each([
    ['in one source', false],
    ['in two sources', true],
  ])('with other content is reported and the first kept, %s', async (_, apart) => {
    const database = await openTemp();
    const one = task('t', { statement: 'one', base_commit: 'a' });
    const two = task('t', { statement: 'two', base_commit: 'a', hints: 'new', line: 7 });
    if (apart) await importItems(database, { kind: 'tasks', tasks: [one] });
    const id = await importItems(database, { kind: 'tasks', tasks: apart ? [two] : [one, two] });
    expect((await getImport(database, id)).problems).toEqual([
      {
        file: 'tasks.jsonl',
        line: 7,
        code: 'conflict',
        reason:
          't of Bench is already there with another statement: the first was kept and this one left out.',
      },
    ]);
    const [row] = await database.select(factsOf);
    expect(row).toMatchObject({ statement: 'one', hints: null });
    const goesOn = task('t', { statement: 'one\n\nThe repository is here.', base_commit: 'a', hints: 'new' });
    const third = await importItems(database, { kind: 'tasks', tasks: [goesOn] });
    expect((await getImport(database, third)).problems).toEqual([]);
    const [both] = await database.select(factsOf);
    expect(both).toMatchObject({ statement: 'one', hints: 'new' });
  });

  it('is completed by what a later source knows besides', async () => {
    const database = await openTemp();
    await importItems(database, { kind: 'tasks', tasks: [task('t', { statement: 's' })] });
    const later = task('t', { statement: 's', test_patch: 'p', repository: 'own/er' });
    const id = await importItems(database, { kind: 'tasks', tasks: [later] });
    const [row] = await database.select(factsOf);
    expect(row).toMatchObject({ statement: 's', test_patch: 'p', repository: 'own/er' });
    expect(await getImport(database, id)).toMatchObject({ n_tasks: 1, n_duplicates: 0 });
  });

  it('is the task that runs are already of, and outlives the import that told of it', async () => {
    const database = await openTemp();
    await importRuns(database, [run('t', 'resolved')]);
    const before = await everything(database);
    const id = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS)] });
    expect(await database.select(factsOf)).toMatchObject([{ base_commit: 'c0ffee', repository: 'a/b' }]);
    await undoImport(database, id);
    expect(await everything(database)).toEqual(before);
  });
});

describe('undoing an import of tasks', () => {
  it('leaves no trace where nothing else knows them', async () => {
    const database = await openTemp();
    const before = await everything(database);
    const id = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS)] });
    await undoImport(database, id);
    expect(await everything(database)).toEqual(before);
  });

  it('leaves what another import told too', async () => {
    const database = await openTemp();
    const first = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS)] });
    const same = { statement: FACTS.statement, repository: 'a/b', version: null };
    await importItems(database, { kind: 'tasks', tasks: [task('t', same)] });
    await undoImport(database, first);
    expect(await database.select(factsOf)).toMatchObject([{ ...same, base_commit: null, difficulty: null }]);
  });

  it('leaves a task that runs of another import stand on', async () => {
    const database = await openTemp();
    const id = await importItems(database, { kind: 'tasks', tasks: [task('t', FACTS), task('u', FACTS)] });
    await importRuns(database, [run('t', 'resolved')]);
    await undoImport(database, id);
    expect(await database.select(factsOf)).toMatchObject([
      { instance: 't', statement: null, repository: null },
    ]);
  });
});

describe('an imported script', () => {
  it('is kept with its choice, and once however many tasks it serves', async () => {
    const database = await openTemp();
    const id = await importItems(database, {
      kind: 'scripts',
      scripts: [script('t', 'please'), script('u', 'please'), script('v', 'other', { description: 'what' })],
    });
    expect(await getImport(database, id)).toMatchObject({ n_scripts: 3, n_duplicates: 0 });
    const rows = await database.select(
      'SELECT hash, spine, overlays, method, label FROM script ORDER BY script_id',
    );
    expect(rows).toHaveLength(2);
    expect(JSON.parse(String(rows[0]?.spine))).toEqual(saying('please').spine);
    const chosen = await database.select(
      `SELECT t.instance, c.name, c.description, k.script_id, k.provenance FROM chosen_script k
       JOIN task t USING (task_id) JOIN condition c USING (condition_id) ORDER BY t.instance`,
    );
    expect(chosen.map((row) => [row.instance, row.name, row.script_id])).toEqual([
      ['t', 'asked', 1],
      ['u', 'asked', 1],
      ['v', 'asked', 2],
    ]);
    expect(chosen[0]).toMatchObject({ description: 'what', provenance: '{"source":"here"}' });
  });

  it('is a duplicate where the condition has it, and a conflict where it has another', async () => {
    const database = await openTemp();
    await importItems(database, { kind: 'scripts', scripts: [script('t', 'please')] });
    const id = await importItems(database, {
      kind: 'scripts',
      scripts: [
        script('t', 'please'),
        script('t', 'other', { line: 9 }),
        script('t', 'other', { condition: 'told' }),
      ],
    });
    expect(await getImport(database, id)).toMatchObject({
      n_scripts: 1,
      n_duplicates: 1,
      problems: [{ line: 9, code: 'conflict', reason: expect.stringContaining('under asked') }],
    });
  });

  it('that was left out everywhere is not kept', async () => {
    const database = await openTemp();
    const scripts = [script('t', 'please'), script('t', 'other')];
    await importItems(database, { kind: 'scripts', scripts });
    expect(await database.select('SELECT count(*) AS n FROM script')).toEqual([{ n: 1 }]);
  });

  it('goes with its import, unless another brought it too', async () => {
    const database = await openTemp();
    const before = await everything(database);
    const scripts = [script('t', 'please'), script('u', 'other')];
    const first = await importItems(database, { kind: 'scripts', scripts });
    const second = await importItems(database, { kind: 'scripts', scripts: [script('t', 'please')] });
    await undoImport(database, first);
    expect(await database.select('SELECT instance FROM chosen_script JOIN task USING (task_id)')).toEqual([
      { instance: 't' },
    ]);
    await undoImport(database, second);
    expect(await everything(database)).toEqual(before);
  });
});

const MESSAGES = `
  SELECT c.name AS corpus, s.source_id, m.n, m.role, x.body,
    (SELECT value FROM label l WHERE l.subject_kind = 'message' AND l.subject_id = m.message_id) AS intent
  FROM message m JOIN session s USING (session_id) JOIN corpus c USING (corpus_id) JOIN text x ON x.hash = m.text_hash
  ORDER BY s.session_id, m.n`;

describe('an imported corpus', () => {
  it('keeps sessions, the order of their messages and each text once', async () => {
    const database = await openTemp();
    const id = await importItems(
      database,
      {
        kind: 'sessions',
        sessions: [
          session('two', message('b', { order: 2 }), message('a', { order: 1, intent: 'explain' })),
          session('one', message('same'), message('same', { role: 'assistant' })),
        ],
      },
      { kind: 'sessions', sessions: [session('two', message('c', { order: 3 }))] },
    );
    expect((await database.select(MESSAGES)).map(Object.values)).toEqual([
      ['chats', 'two', 1, 'user', 'a', 'explain'],
      ['chats', 'two', 2, 'user', 'b', null],
      ['chats', 'two', 3, 'user', 'c', null],
      ['chats', 'one', 1, 'user', 'same', null],
      ['chats', 'one', 2, 'assistant', 'same', null],
    ]);
    expect(await database.select('SELECT count(*) AS n FROM text')).toEqual([{ n: 4 }]);
    expect(await getImport(database, id)).toMatchObject({ n_sessions: 2, n_messages: 5, n_labels: 1 });
  });

  it('goes with its import, and leaves the texts that another says too', async () => {
    const database = await openTemp();
    await importItems(database, { kind: 'sessions', sessions: [session('x', message('kept'))] });
    const before = await everything(database);
    const id = await importItems(database, {
      kind: 'sessions',
      sessions: [session('x', message('kept'), message('gone', { intent: 'question' }))],
    });
    await undoImport(database, id);
    expect(await everything(database)).toEqual(before);
  });
});

describe('an imported label', () => {
  it('is on the run of its key, in the same import or an earlier one', async () => {
    const database = await openTemp();
    const first = await importRuns(database, [run('t', 'unresolved')], {
      more: [{ kind: 'labels', labels: [label('t', 'tool_error')] }],
    });
    expect(await getImport(database, first)).toMatchObject({ n_labels: 1, n_problems: 0 });
    const id = await importItems(database, {
      kind: 'labels',
      labels: [label('t', 'misread', { judge: 'other' })],
    });
    const rows = await database.select(
      `SELECT l.value, l.judge, l.rationale, l.rubric, t.instance FROM label l
       JOIN run r ON l.subject_kind = 'run' AND l.subject_id = r.run_id JOIN task t USING (task_id) ORDER BY label_id`,
    );
    expect(rows).toMatchObject([
      {
        value: 'tool_error',
        judge: 'somebody',
        rationale: 'since it is so',
        rubric: 'failure',
        instance: 't',
      },
      { value: 'misread', judge: 'other' },
    ]);
    await undoImport(database, id);
    expect(await database.select('SELECT value FROM label')).toEqual([{ value: 'tool_error' }]);
  });

  it('without its run is reported, and so is a second judgement that differs', async () => {
    const database = await openTemp();
    await importRuns(database, [run('t', 'unresolved')]);
    const id = await importItems(database, {
      kind: 'labels',
      labels: [label('t', 'a'), label('t', 'a'), label('t', 'b'), label('gone', 'a')],
    });
    const summary = await getImport(database, id);
    expect(summary).toMatchObject({
      n_labels: 1,
      n_duplicates: 1,
      problems_by_code: { conflict: 1, 'no-run': 1 },
    });
    expect(await database.select('SELECT value FROM label')).toEqual([{ value: 'a' }]);
  });

  it('goes when its run goes', async () => {
    const database = await openTemp();
    const before = await everything(database);
    const id = await importRuns(database, [run('t', 'unresolved')]);
    const labelled = await importItems(database, { kind: 'labels', labels: [label('t', 'a')] });
    await undoImport(database, id);
    await undoImport(database, labelled);
    expect(await everything(database)).toEqual(before);
  });
});
