import { describe, expect, it } from 'vitest';
import { findImport, getImport, listImports } from '../../main/store/imports.ts';
import { Ingest } from '../../main/store/ingest/ingest.ts';
import { runDetail } from '../../main/store/run-detail.ts';
import { runs } from '../../main/store/runs.ts';
import { events } from '../../main/store/transcript/events.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { attempt, HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const EVERYTHING = { filter: {}, offset: 0, limit: 100 };

const event = (seq: number, body: string) => ({
  seq,
  turn: 0,
  thread: 0,
  kind: 'say' as const,
  speaker: 'agent' as const,
  time: 1_700_000_000_000 + seq,
  tokens: seq,
  exit_code: null,
  path: null,
  body,
});

const COUNT_ALL = `
  SELECT (SELECT count(*) FROM run) + (SELECT count(*) FROM attempt) + (SELECT count(*) FROM grade) + (SELECT count(*) FROM event)
    + (SELECT count(*) FROM event_body) + (SELECT count(*) FROM test_result) + (SELECT count(*) FROM task)
    + (SELECT count(*) FROM system) + (SELECT count(*) FROM condition) + (SELECT count(*) FROM benchmark)
    + (SELECT count(*) FROM import) + (SELECT count(*) FROM import_problem) + (SELECT count(*) FROM cohort)
    + (SELECT count(*) FROM cohort_task) + (SELECT count(*) FROM published_count) AS n`;

describe('an import', () => {
  it('keeps runs, verdicts, measures, tests and events', async () => {
    const database = await openTemp();
    const bodies = Array.from({ length: 150 }, (_, i) => `step ${i} – “quoted” 🙂 ${'x'.repeat(i)}`);
    await importRuns(database, [
      run('a__b-1', 'resolved', {
        attempt: attempt({
          exit: 'submitted',
          steps: 3,
          input_tokens: 10,
          cached_tokens: 4,
          cost_usd: 0.5,
          patch: 'diff',
          events: bodies.map((body, i) => event(i, body)),
        }),
        grade: {
          verdict: 'resolved',
          verifier_version: '2.0',
          f2p_pass: 1,
          f2p_fail: 0,
          p2p_pass: 2,
          p2p_fail: 0,
          tests: [{ name: 't1', group: 'F2P', passed: true }],
        },
      }),
    ]);
    const { rows, total } = runs(await database.facts(), EVERYTHING);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      task: 'a__b-1',
      repository: 'a/b',
      outcome: 'resolved',
      resolved: true,
      steps: 3,
      input_tokens: 10,
      cached_tokens: 4,
      output_tokens: null,
      cost_usd: 0.5,
      n_events: 150,
    });
    const detail = await runDetail(database, rows[0]?.run_id as number);
    expect(detail.attempts[0]).toMatchObject({ n: 1, exit: 'submitted', patch: 'diff' });
    expect(detail.grades[0]).toMatchObject({
      verdict: 'resolved',
      verifier: 'imported',
      verifier_version: '2.0',
      p2p_pass: 2,
    });
    expect(detail.tests).toEqual([{ name: 't1', group: 'F2P', passed: true }]);
    const page = await events(database, {
      attempt_id: detail.attempts[0]?.attempt_id as number,
      offset: 60,
      clip: 1000,
      limit: 20,
    });
    expect(page.total).toBe(150);
    expect(page.rows.map(({ body }) => body)).toEqual(bodies.slice(60, 80));
    expect(page.rows[0]).toMatchObject({
      seq: 60,
      kind: 'say',
      speaker: 'agent',
      time: 1_700_000_000_060,
      tokens: 60,
    });
  });

  it.each([
    ['resolved', run('t', 'resolved'), 'resolved', true],
    ['unresolved', run('t', 'unresolved'), 'unresolved', false],
    ['an empty patch', run('t', 'unresolved', { attempt: attempt({ patch: ' \n' }) }), 'empty-patch', false],
    [
      'an ungraded empty patch',
      run('t', null, { attempt: attempt({ exit: 'submitted', patch_empty: true }) }),
      'empty-patch',
      false,
    ],
    ['never graded', run('t', null, { attempt: attempt({ exit: 'submitted', patch: 'diff' }) }), null, null],
    [
      'an error without a grade',
      run('t', null, { attempt: attempt({ exit: 'error', patch: '' }) }),
      'infra-error',
      null,
    ],
    [
      'an error that was graded',
      run('t', 'resolved', { attempt: attempt({ exit: 'error' }) }),
      'resolved',
      true,
    ],
    [
      'a limit that was graded',
      run('t', 'resolved', { attempt: attempt({ exit: 'step-limit' }) }),
      'resolved',
      true,
    ],
    ['never run', run('t', null, { attempt: null }), 'not-run', null],
    ['ambiguous', run('t', null, { attempt: null, ambiguous: true }), null, null],
  ])('derives the outcome of %s', async (_, item, outcome, resolved) => {
    const database = await openTemp();
    await importRuns(database, [item]);
    expect(runs(await database.facts(), EVERYTHING).rows[0]).toMatchObject({ outcome, resolved });
  });

  it.each([
    [0, 3, true],
    [0, 0, false],
    [1, 3, false],
    [null, null, false],
  ])('flags p2p_pass %s, p2p_fail %s as suspect: %s', async (p2p_pass, p2p_fail, suspect) => {
    const database = await openTemp();
    const grade = {
      verdict: 'unresolved' as const,
      verifier_version: null,
      f2p_pass: 0,
      f2p_fail: 1,
      p2p_pass,
      p2p_fail,
      tests: [],
    };
    await importRuns(database, [run('t', null, { grade })]);
    expect(runs(await database.facts(), EVERYTHING).rows[0]).toMatchObject({ suspect, resolved: false });
  });

  it('counts the same verdict twice as a duplicate and another one as a conflict, keeping the first', async () => {
    const database = await openTemp();
    const first = await importRuns(database, [
      run('a', 'resolved'),
      run('a', 'resolved'),
      run('b', 'resolved'),
      run('b', 'unresolved'),
    ]);
    expect(await getImport(database, first)).toMatchObject({
      n_runs: 2,
      n_duplicates: 1,
      n_problems: 1,
      problems_by_code: { conflict: 1 },
    });
    const second = await importRuns(
      database,
      [run('a', 'resolved'), run('b', 'unresolved'), run('c', 'resolved')],
      { header: { ...HEADER, hash: 'h2' } },
    );
    expect(await getImport(database, second)).toMatchObject({
      n_runs: 1,
      n_duplicates: 1,
      problems: [{ code: 'conflict' }],
    });
    const { rows } = runs(await database.facts(), EVERYTHING);
    expect(rows.map(({ task, outcome }) => [task, outcome])).toEqual([
      ['a', 'resolved'],
      ['b', 'resolved'],
      ['c', 'resolved'],
    ]);
  });

  it('drops the events of a run that is already there, and counts only those it keeps', async () => {
    const database = await openTemp();
    const told = (task: string, n: number) =>
      run(task, 'resolved', {
        attempt: attempt({ events: Array.from({ length: n }, (_, i) => event(i, `${task} ${i}`)) }),
      });
    await importRuns(database, [told('a__b-1', 70)]);
    const second = await importRuns(database, [told('a__b-1', 70), told('a__b-2', 3), told('a__b-2', 5)], {
      header: { ...HEADER, hash: 'h2' },
    });
    expect(await getImport(database, second)).toMatchObject({ n_runs: 1, n_duplicates: 2 });
    const [left] = await database.select(
      `SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM event_body) AS bodies,
         (SELECT count(*) FROM event ANTI JOIN attempt USING (attempt_id)) AS orphans`,
    );
    expect(left).toEqual({ events: 73, bodies: 2, orphans: 0 });
    const [row] = await database.select(
      `SELECT attempt_id FROM attempt JOIN run USING (run_id) JOIN task USING (task_id) WHERE instance = 'a__b-2'`,
    );
    const page = await events(database, {
      attempt_id: row?.attempt_id as number,
      offset: 0,
      limit: 10,
      clip: 100,
    });
    expect(page.rows.map(({ body }) => body)).toEqual(['a__b-2 0', 'a__b-2 1', 'a__b-2 2']);
  });

  it('takes events before the run that comes for them, in pieces, and drops those of a run that is already there', async () => {
    const database = await openTemp();
    await importRuns(database, [run('a__b-1', 'resolved')]);
    const ingest = await Ingest.begin(database, { ...HEADER, hash: 'h2' });
    const piece = (handle: number, first: number) => ({
      handle,
      events: [first, first + 1].map((i) => event(i, `${handle}: ${i}`)),
    });
    await ingest.add({ kind: 'early-events', early: [piece(7, 0), piece(8, 0), piece(7, 2)] });
    await ingest.add({ kind: 'early-events', early: [piece(7, 4)] });
    const early = (task: string, handle: number) => ({
      ...run(task, 'resolved', { attempt: attempt({ events: [] }) }),
      early_events: handle,
    });
    await ingest.add({ kind: 'runs', runs: [early('a__b-2', 7), early('a__b-1', 8)] });
    expect(await getImport(database, await ingest.commit())).toMatchObject({ n_runs: 1, n_duplicates: 1 });
    const [row] = await database.select(
      'SELECT count(*) AS events, count(DISTINCT attempt_id) AS attempts, max(attempt_id) AS attempt_id FROM event',
    );
    expect(row).toMatchObject({ events: 6, attempts: 1 });
    const page = { attempt_id: row?.attempt_id as number, offset: 0, limit: 10, clip: 100 };
    const { rows } = await events(database, page);
    expect(rows.map(({ body }) => body)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `7: ${i}`));
  });

  it('is found again by its content and mapping', async () => {
    const database = await openTemp();
    const id = await importRuns(database, [run('a', 'resolved')]);
    expect(await findImport(database, 'h1', '{}')).toBe(id);
    expect(await findImport(database, 'h1', '{"all":{"repeat":2}}')).toBeNull();
    expect(await findImport(database, 'h2', '{}')).toBeNull();
  });

  it('keeps problems, notes, cohorts and published counts', async () => {
    const database = await openTemp();
    const problems = Array.from({ length: 120 }, (_, i) => ({
      file: 'f',
      line: i,
      code: 'bad-number',
      reason: `no ${i}`,
    }));
    const id = await importRuns(database, [run('a', 'resolved')], {
      more: [
        { kind: 'problems', problems },
        { kind: 'note', note: 'one' },
        { kind: 'note', note: 'two' },
        {
          kind: 'cohort',
          cohort: { name: 'mini', description: '', benchmark: null, canonical_ids: ['b', 'a', 'b'] },
        },
        { kind: 'published', published: { benchmark: 'Bench', system: 'S', resolved: 1, exact: true } },
      ],
    });
    const [listed] = await listImports(database);
    expect(listed).toMatchObject({
      import_id: id,
      n_problems: 120,
      problems_by_code: { 'bad-number': 120 },
      notes: ['one', 'two'],
      n_cohorts: 1,
    });
    expect(listed?.problems).toHaveLength(10);
    expect(listed?.problems[7]).toEqual(problems[7]);
    expect(await database.select('SELECT canonical_id FROM cohort_task ORDER BY 1')).toEqual([
      { canonical_id: 'a' },
      { canonical_id: 'b' },
    ]);
  });

  it('is gone without a trace when it is undone, and others stay', async () => {
    const database = await openTemp();
    await importRuns(database, [
      run('x', 'unresolved', { system: { label: 'Other', agent: null, model: null, settings: {} } }),
    ]);
    const before = await database.select(COUNT_ALL);
    const id = await importRuns(
      database,
      [
        run('a', 'resolved', { condition: 'new', attempt: attempt({ events: [event(0, 'hello')] }) }),
        run('b', null, { benchmark: 'New' }),
      ],
      {
        header: { ...HEADER, hash: 'h2' },
        more: [
          { kind: 'cohort', cohort: { name: 'c', description: '', benchmark: null, canonical_ids: ['a'] } },
        ],
      },
    );
    expect(await undoImport(database, id)).toMatchObject({ n_runs: 2 });
    expect(await database.select(COUNT_ALL)).toEqual(before);
    await expect(undoImport(database, id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('can be repeated after it was undone', async () => {
    const database = await openTemp();
    const id = await importRuns(database, [run('a', 'resolved')]);
    await undoImport(database, id);
    await importRuns(database, [run('a', 'resolved')]);
    expect(runs(await database.facts(), EVERYTHING).total).toBe(1);
  });

  it('leaves nothing when it is aborted', async () => {
    const database = await openTemp();
    const before = await database.select(COUNT_ALL);
    const ingest = await Ingest.begin(database, HEADER);
    await ingest.add({ kind: 'runs', runs: [{ ...run('a', 'resolved'), attempt: null }] });
    await ingest.abort();
    expect(await database.select(COUNT_ALL)).toEqual(before);
  });

  it('of an empty source is an import of nothing', async () => {
    const database = await openTemp();
    const id = await importRuns(database, []);
    expect(await getImport(database, id)).toMatchObject({ n_runs: 0, n_problems: 0 });
  });
});
