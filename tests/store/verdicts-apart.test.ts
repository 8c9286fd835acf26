import { describe, expect, it } from 'vitest';
import type { ImportedRun } from '../../main/import/format.ts';
import type { Database } from '../../main/store/database.ts';
import { getImport } from '../../main/store/imports.ts';
import { runs } from '../../main/store/runs.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { everything } from './imported-items.ts';
import { attempt, HEADER, importRuns, openTemp, run } from './store-fixture.ts';

const said = {
  ...{ seq: 0, turn: 0, thread: 0, kind: 'say' as const, speaker: 'agent' as const },
  ...{ time: null, tokens: null, exit_code: null, path: null, body: 'done' },
};
const told = (task: string, verdict: 'resolved' | 'unresolved' | null = null) =>
  run(task, verdict, { attempt: attempt({ exit: 'submitted', steps: 3, events: [said] }) });
const graded = (task: string, verdict: 'resolved' | 'unresolved') =>
  run(task, null, {
    file: 'report.json',
    grade: {
      ...{ verdict, verifier_version: '4', f2p_pass: 1, f2p_fail: 0, p2p_pass: 2, p2p_fail: 0 },
      tests: [{ name: 't1', group: 'F2P', passed: true }],
    },
  });

let imports = 0;

function importNext(database: Database, ...items: readonly ImportedRun[]): Promise<number> {
  imports += 1;
  return importRuns(database, items, { header: { ...HEADER, hash: `apart ${imports}` } });
}

async function outcomes(database: Database) {
  const { rows } = runs(await database.facts(), { filter: {}, offset: 0, limit: 100 });
  return rows.map(({ task, outcome, steps, n_events }) => [task, outcome, steps, n_events]);
}

describe('a verdict that comes in a later import than its run', () => {
  it('becomes the grade of that run, with its tests, and is counted', async () => {
    const database = await openTemp();
    await importNext(database, told('a'), told('b'), told('c'));
    const id = await importNext(database, graded('a', 'resolved'), graded('b', 'unresolved'));
    expect(await getImport(database, id)).toMatchObject({
      ...{ n_runs: 0, n_attempts: 0, n_grades: 2, n_added_verdicts: 2, n_duplicates: 0, n_problems: 0 },
      notes: ['2 verdicts were added to runs already here.'],
    });
    expect(await outcomes(database)).toEqual([
      ['a', 'resolved', 3, 1],
      ['b', 'unresolved', 3, 1],
      ['c', null, 3, 1],
    ]);
    expect(
      await database.select(
        `SELECT r.import_id AS run_of, g.import_id AS grade_of, g.verifier_version, count(x.name) AS tests
         FROM grade g JOIN attempt a ON a.attempt_id = g.subject_id JOIN run r USING (run_id)
         JOIN test_result x USING (grade_id) GROUP BY ALL`,
      ),
    ).toEqual([{ run_of: 1, grade_of: id, verifier_version: '4', tests: 2 }]);
  });

  it('comes once: the same again is a duplicate, another one a conflict', async () => {
    const database = await openTemp();
    await importNext(database, told('a'), told('b'));
    const id = await importNext(
      database,
      ...[
        graded('a', 'resolved'),
        graded('a', 'resolved'),
        graded('b', 'unresolved'),
        graded('b', 'resolved'),
      ],
    );
    const later = await importNext(database, graded('a', 'unresolved'), graded('b', 'unresolved'), told('b'));
    expect(await getImport(database, id)).toMatchObject({
      ...{ n_added_verdicts: 2, n_duplicates: 1, problems_by_code: { conflict: 1 } },
    });
    expect(await getImport(database, later)).toMatchObject({
      ...{ n_added_verdicts: 0, n_grades: 0, n_duplicates: 1, problems_by_code: { conflict: 2 }, notes: [] },
    });
    expect((await outcomes(database)).map(([, outcome]) => outcome)).toEqual(['resolved', 'unresolved']);
  });

  it('leaves what is known of the run, and says that its record tells more', async () => {
    const database = await openTemp();
    await importNext(database, told('a'));
    const record = {
      ...told('a', 'resolved'),
      attempt: attempt({ steps: 99, cost_usd: 1, events: [said, said] }),
    };
    const id = await importNext(database, record);
    expect((await getImport(database, id)).notes).toEqual([
      '1 verdict was added to runs already here. 1 of their records tell more of the run, which was left as it is.',
    ]);
    expect(await outcomes(database)).toEqual([['a', 'resolved', 3, 1]]);
    expect(await database.select('SELECT count(*) AS n, any_value(cost_usd) AS cost FROM attempt')).toEqual([
      { n: 1, cost: null },
    ]);
  });

  it.each([
    ['never run', run('a', null, { attempt: null }), 'never run was kept'],
    ['left open by its source', run('a', null, { ambiguous: true }), 'left open was kept'],
    ['graded otherwise', told('a', 'unresolved'), 'unresolved was kept'],
  ])('is a conflict on a run that was %s', async (_, present, words) => {
    const database = await openTemp();
    await importNext(database, present);
    const before = await outcomes(database);
    const id = await importNext(database, graded('a', 'resolved'));
    const { n_added_verdicts, problems } = await getImport(database, id);
    expect([n_added_verdicts, problems]).toMatchObject([0, [{ code: 'conflict' }]]);
    expect(problems[0]?.reason).toContain(words);
    expect(await outcomes(database)).toEqual(before);
  });

  it('that was there before its transcript is told how to have both', async () => {
    const database = await openTemp();
    await importNext(database, graded('a', 'resolved'));
    const id = await importNext(database, told('a'));
    const { problems } = await getImport(database, id);
    expect(problems).toMatchObject([
      { code: 'conflict', reason: expect.stringContaining('To have both, undo') },
    ]);
    expect(await outcomes(database)).toEqual([['a', 'resolved', null, 0]]);
  });
});

describe('a verdict that stands apart from its run within one import', () => {
  it.each([
    ['after it', [told('a'), graded('a', 'resolved')]],
    ['before it', [graded('a', 'resolved'), told('a')]],
  ])('is joined to it, %s', async (_, items) => {
    const database = await openTemp();
    const id = await importNext(database, ...items);
    expect(await getImport(database, id)).toMatchObject({
      ...{
        n_runs: 1,
        n_attempts: 1,
        n_grades: 1,
        n_added_verdicts: 0,
        n_events: 1,
        n_duplicates: 0,
        n_problems: 0,
      },
    });
    expect(await outcomes(database)).toEqual([['a', 'resolved', 3, 1]]);
    expect(await database.select('SELECT count(*) AS n FROM test_result')).toEqual([{ n: 1 }]);
  });

  it('is joined in a table of runs too, whose records carry no keys', async () => {
    const database = await openTemp();
    const bare = run('a', 'resolved', { attempt: null });
    await importNext(
      database,
      run('a', null, { attempt: attempt({ steps: 4 }) }),
      bare,
      run('b', 'unresolved'),
    );
    expect(await outcomes(database)).toEqual([
      ['a', 'resolved', 4, 0],
      ['b', 'unresolved', null, 0],
    ]);
  });

  it('is a conflict where the first record says that it was never run', async () => {
    const database = await openTemp();
    const id = await importNext(database, run('a', null, { attempt: null }), graded('a', 'resolved'));
    expect(await getImport(database, id)).toMatchObject({ n_grades: 0, problems_by_code: { conflict: 1 } });
    expect(await outcomes(database)).toEqual([['a', 'not-run', null, 0]]);
  });
});

describe('undoing', () => {
  it('the import of the verdicts takes them back and leaves the runs, which can be graded again', async () => {
    const database = await openTemp();
    await importNext(database, told('a'), told('b'));
    const before = await everything(database);
    const id = await importNext(database, graded('a', 'resolved'), graded('c', 'resolved'));
    expect(await undoImport(database, id)).toEqual({
      ...{ n_runs: 1, n_verdicts_of_others: 1, verdicts_by_others: [] },
    });
    expect(await everything(database)).toEqual(before);
    await importNext(database, graded('a', 'unresolved'));
    expect((await outcomes(database))[0]).toEqual(['a', 'unresolved', 3, 1]);
  });

  it('the import of the runs takes the verdicts with them, and says whose they were', async () => {
    const database = await openTemp();
    const empty = await everything(database);
    const first = await importNext(database, told('a'), told('b', 'resolved'));
    const second = await importNext(database, graded('a', 'resolved'));
    expect(await undoImport(database, first)).toEqual({
      ...{ n_runs: 2, n_verdicts_of_others: 0 },
      verdicts_by_others: [{ import_id: second, n_verdicts: 1 }],
    });
    expect(
      await database.select('SELECT (SELECT count(*) FROM grade) + (SELECT count(*) FROM test_result) AS n'),
    ).toEqual([{ n: 0 }]);
    expect(await undoImport(database, second)).toMatchObject({ n_runs: 0, n_verdicts_of_others: 0 });
    expect(await everything(database)).toEqual(empty);
  });
});
