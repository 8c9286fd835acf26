import { describe, expect, it } from 'vitest';
import { pairedRows } from '../../main/store/paired-rows.ts';
import { reportRows } from '../../main/store/report-rows.ts';
import { type PlainRun, storedAndPlain } from './plain-runs.ts';
import { attempt, importRuns, openTemp, run } from './store-fixture.ts';

const SELECTION = { by: 'condition', a: 'vanilla', b: 'assisted', filter: { benchmark: ['Lite'] } } as const;

const UNMEASURED = ['infra-error', 'not-run'];

/** Mean of what runs report that were not broken off. */
function meanOf(runs: readonly PlainRun[], measure: 'steps' | 'input_tokens' | 'cost_usd'): number | null {
  const known = runs
    .filter(({ outcome }) => !UNMEASURED.includes(outcome ?? 'none'))
    .flatMap((row) => row[measure] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

describe('report rows', () => {
  it('have the tasks and verdicts of paired rows, each run with its repeat', async () => {
    const { facts, plain } = await storedAndPlain();
    const paired = pairedRows(facts, SELECTION).rows;
    const found = reportRows(facts, SELECTION).rows.flatMap(({ system, condition, tasks }) =>
      tasks.map((task) => ({ system, condition, ...task })),
    );
    const mark = (verdict: 0 | 1 | null) => verdict ?? '-';
    expect(
      found.map(({ system, condition, task, repository, a, b }) => ({
        ...{ row: system, condition, task, repository, a: a.map(mark).join(''), b: b.map(mark).join('') },
      })),
    ).toEqual(paired.map(({ runs_a: _, runs_b: __, ...rest }) => rest));
    const repeat = new Map(plain.map((row) => [row.run_id, row.repeat]));
    expect(found.map(({ repeats_a, repeats_b }) => [repeats_a, repeats_b])).toEqual(
      paired.map(({ runs_a, runs_b }) => [runs_a, runs_b].map((runs) => runs.map((id) => repeat.get(id)))),
    );
  });

  it('have means of measures over the runs that were not broken off', async () => {
    const { facts, plain } = await storedAndPlain();
    const byId = new Map(plain.map((row) => [row.run_id, row]));
    const paired = pairedRows(facts, SELECTION).rows;
    const found = reportRows(facts, SELECTION).rows.flatMap(({ tasks }) => tasks);
    let known = 0;
    for (const [i, { runs_a }] of paired.entries()) {
      const runs = runs_a.map((id) => byId.get(id)!);
      for (const measure of ['steps', 'input_tokens', 'cost_usd'] as const) {
        const mean = found[i]?.measures_a?.[measure] ?? null;
        expect(mean).toBe(meanOf(runs, measure));
        known += Number(mean !== null);
      }
    }
    expect(known).toBeGreaterThan(5);
  });

  it('count unscored runs by what they came to', async () => {
    const { facts, plain } = await storedAndPlain();
    const { rows } = reportRows(facts, SELECTION);
    for (const row of rows) {
      const unscored = plain.filter(
        (one) =>
          one.benchmark === 'Lite' &&
          one.condition === 'assisted' &&
          one.system === row.system &&
          one.resolved === null,
      );
      const counts: Record<string, number> = {};
      for (const { outcome } of unscored) counts[outcome ?? 'none'] = (counts[outcome ?? 'none'] ?? 0) + 1;
      expect(row.unscored_b).toEqual(counts);
    }
    expect(new Set(rows.flatMap(({ unscored_b }) => Object.keys(unscored_b))).size).toBeGreaterThan(1);
  });

  it('name rows with runs on one side only, and say of a run set aside that it is', async () => {
    const database = await openTemp();
    const lone = { label: 'lone', agent: null, model: null, settings: {} };
    const measured = attempt({ steps: 7 });
    await importRuns(database, [
      run('t1', 'resolved', { attempt: measured }),
      run('t1', 'resolved', { condition: 'assisted', attempt: measured }),
      run('t1', 'resolved', { system: lone }),
    ]);
    const selection = { by: 'condition', a: 'vanilla', b: 'assisted', filter: {} } as const;
    const before = reportRows(await database.facts(), selection);
    expect(before.one_sided).toEqual([{ system: 'lone', condition: null, side: 'a' }]);
    expect(before.rows[0]?.tasks[0]?.measures_a).toMatchObject({ steps: 7, cost_usd: null });
    await database.write(async (connection) => {
      await connection.run(`
        UPDATE run SET set_aside = 'broken' WHERE system_id = (SELECT system_id FROM system WHERE label = 'S')
          AND condition_id = (SELECT condition_id FROM condition WHERE name = 'vanilla')`);
    });
    database.runsChanged();
    const [row] = reportRows(await database.facts(), selection).rows;
    expect(row).toMatchObject({ unscored_a: { 'set-aside': 1 }, unscored_b: {} });
    expect(row?.tasks[0]).toMatchObject({ a: [null], measures_a: null });
  });
});
