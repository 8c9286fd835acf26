import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunsTable } from '../../main/import/format.ts';
import { getImport } from '../../main/store/imports.ts';
import { runs } from '../../main/store/runs.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { importRuns, openTemp } from './store-fixture.ts';

const COLUMNS = [
  'task',
  'system',
  'condition',
  'repeat',
  'benchmark',
  'resolved',
  'outcome',
  'steps',
  'cost_usd',
] as const;

async function importText(text: string, form: 'csv' | 'jsonl', mapping: RunsTable['mapping'] = {}) {
  const path = join(tempFolder(), `t.${form}`);
  writeFileSync(path, text);
  const header = form === 'csv' ? (text.split(/\r?\n/)[0] as string).split(',') : null;
  const columns = Object.fromEntries(
    COLUMNS.filter((name) => header === null || header.includes(name)).map((name) => [name, name]),
  );
  const database = await openTemp();
  const table: RunsTable = {
    path,
    file: 'results',
    form,
    columns,
    header,
    delimiter: form === 'csv' ? ',' : null,
    mixed_line_ends: text.includes('\r'),
    mapping,
  };
  const id = await importRuns(database, [], { more: [{ kind: 'runs-table', table }] });
  const { rows } = runs(await database.facts(), { filter: {}, offset: 0, limit: 100 });
  return {
    summary: await getImport(database, id),
    rows,
    lines: await database.select('SELECT line FROM run ORDER BY run_id'),
  };
}

const problems = (summary: { problems: readonly { line: number; code: string }[] }) =>
  summary.problems.map(({ line, code }) => [line, code]);

describe('a runs table', () => {
  it('is read with what it leaves out filled in', async () => {
    const { rows, summary } = await importText(
      'task,resolved,steps,cost_usd\na__b-1,true,3,0.5\na__b-2,0,,\na__b-3,,4,\n',
      'csv',
    );
    expect(summary).toMatchObject({ n_runs: 3, n_problems: 0, n_attempts: 3, n_grades: 2 });
    expect(rows).toMatchObject([
      {
        task: 'a__b-1',
        repository: 'a/b',
        benchmark: 'unspecified',
        system: 'unspecified',
        condition: 'vanilla',
        repeat: 1,
        outcome: 'resolved',
        steps: 3,
        cost_usd: 0.5,
      },
      { task: 'a__b-2', outcome: 'unresolved', steps: null },
      { task: 'a__b-3', outcome: null, resolved: null, steps: 4 },
    ]);
  });

  it('takes every outcome as it is meant', async () => {
    const outcomes = [
      'resolved',
      'unresolved',
      'empty-patch',
      'patch-failed',
      'test-timeout',
      'infra-error',
      'not-run',
    ];
    const { rows } = await importText(
      `task,outcome\n${outcomes.map((outcome) => `${outcome},${outcome}`).join('\n')}\n`,
      'csv',
    );
    const found = Object.fromEntries(rows.map(({ task, outcome, resolved }) => [task, [outcome, resolved]]));
    expect(found).toEqual({
      resolved: ['resolved', true],
      unresolved: ['unresolved', false],
      'empty-patch': ['empty-patch', false],
      'patch-failed': ['patch-failed', false],
      'test-timeout': ['test-timeout', null],
      'infra-error': ['infra-error', null],
      'not-run': ['not-run', null],
    });
  });

  it('scores a test timeout only where the source does', async () => {
    const { rows } = await importText('task,outcome,resolved\na,test-timeout,false\n', 'csv');
    expect(rows[0]).toMatchObject({ outcome: 'test-timeout', resolved: false });
  });

  it('gives the mapping the last word', async () => {
    const mapping = { all: { benchmark: 'B', system: 'S', condition: 'C', repeat: 7 } };
    const { rows } = await importText('task,system,resolved\na,X,1\n', 'csv', mapping);
    expect(rows[0]).toMatchObject({ benchmark: 'B', system: 'S', condition: 'C', repeat: 7 });
  });

  it('reports bad records by line and keeps the others', async () => {
    const text = [
      'task,repeat,resolved,outcome,steps,cost_usd',
      'a,1,true,,1,0.1',
      ',1,true,,1,0.1',
      'b,zero,true,,1,0.1',
      'c,1,maybe,,1,0.1',
      'd,1,,finished,1,0.1',
      'e,1,true,unresolved,1,0.1',
      'f,1,true,,-1,NaN',
      'g,1,true,,1.5,Infinity',
      'h,1',
      'i,1,true,,1,0.1,surplus',
      'j,1,false,,1,1e3',
    ];
    const { summary, rows } = await importText(`${text.join('\n')}\n`, 'csv');
    expect(problems(summary).sort((x, y) => Number(x[0]) - Number(y[0]) || 0)).toEqual([
      [3, 'no-task'],
      [4, 'bad-repeat'],
      [5, 'bad-resolved'],
      [6, 'bad-outcome'],
      [7, 'contradiction'],
      [8, 'bad-number'],
      [8, 'bad-number'],
      [9, 'bad-number'],
      [9, 'bad-number'],
      [10, 'bad-record'],
      [11, 'bad-record'],
    ]);
    expect(rows.map(({ task }) => task)).toEqual(['a', 'f', 'g', 'j']);
    expect(rows[1]).toMatchObject({ steps: null, cost_usd: null });
    expect(rows[3]).toMatchObject({ cost_usd: 1000 });
  });

  it('counts lines over blank ones and line breaks in quotes', async () => {
    const { summary, lines } = await importText(
      'task,resolved,system\na,1,S\n\n\n"b\nc",1,S\nd,perhaps,S\ne,1,S\n',
      'csv',
    );
    expect(problems(summary)).toEqual([[7, 'bad-resolved']]);
    expect(lines).toEqual([{ line: 2 }, { line: 5 }, { line: 8 }]);
  });

  it('is read with mixed line ends and a last line without one', async () => {
    const { summary, rows } = await importText('task,resolved\r\na,1\nb,0\r\nc,1', 'csv');
    expect(summary.n_problems).toBe(0);
    expect(rows.map(({ task, resolved }) => [task, resolved])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
  });

  it('of JSON lines is read line by line', async () => {
    const text = [
      '{"task":"a","resolved":true,"steps":3}',
      '',
      'not json',
      '[1]',
      '{"task":"b","resolved":null,"cost_usd":NaN}',
      '{"task":"c"',
    ];
    const { summary, rows, lines } = await importText(`${text.join('\n')}\n`, 'jsonl');
    expect(problems(summary)).toEqual([
      [3, 'not-json'],
      [4, 'no-task'],
      [5, 'bad-number'],
      [6, 'not-json'],
    ]);
    expect(rows.map(({ task, resolved }) => [task, resolved])).toEqual([
      ['a', true],
      ['b', null],
    ]);
    expect(lines).toEqual([{ line: 1 }, { line: 5 }]);
  });

  it('of Parquet is read by the names its columns have', async () => {
    const path = join(tempFolder(), 't.parquet');
    const database = await openTemp();
    await database.write(async (connection) => {
      await connection.run(
        `COPY (SELECT 'a__b-' || i AS instance_id, i % 2 = 0 AS resolved, i * 1.5 AS cost FROM range(3) t(i)) TO '${path}' (FORMAT parquet)`,
      );
    });
    const table: RunsTable = {
      path,
      file: 't.parquet',
      form: 'parquet',
      columns: {},
      header: null,
      delimiter: null,
      mixed_line_ends: false,
      mapping: {},
    };
    await importRuns(database, [], { more: [{ kind: 'runs-table', table }] });
    const { rows } = runs(await database.facts(), { filter: {}, offset: 0, limit: 10 });
    expect(rows.map(({ task, resolved, cost_usd }) => [task, resolved, cost_usd])).toEqual([
      ['a__b-0', true, 0],
      ['a__b-1', false, 1.5],
      ['a__b-2', true, 3],
    ]);
    const strange = { ...table, mapping: { columns: { task: 'nothing' } } };
    await expect(
      importRuns(database, [], { more: [{ kind: 'runs-table', table: strange }] }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/usage|bad-input/) });
  });

  it('reports a run that stands twice with another verdict', async () => {
    const { summary, rows } = await importText('task,resolved\na,1\na,1\na,0\n', 'csv');
    expect(summary).toMatchObject({ n_runs: 1, n_duplicates: 1, problems_by_code: { conflict: 1 } });
    expect(rows[0]).toMatchObject({ resolved: true });
  });
});
