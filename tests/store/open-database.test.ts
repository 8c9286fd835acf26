import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { explainDuckDBError } from '../../main/store/explain-error.ts';
import { MIGRATIONS } from '../../main/store/migrations/index.ts';
import { openDatabase } from '../../main/store/open-database.ts';
import { tempFolder } from '../support/temp-folder.ts';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function make(file: string, ...statements: string[]): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

async function makeWorkspace(file: string, ...statements: string[]): Promise<void> {
  const database = await openDatabase(file, '0.0.0');
  for (const statement of statements) await database.write((connection) => connection.run(statement));
  await database.close();
}

/** What brings an empty file to an earlier schema. */
const upTo = (schema: number): readonly string[] =>
  MIGRATIONS.slice(0, schema).flatMap(({ version, name, sql }) => [
    sql,
    `INSERT INTO migration VALUES (${version}, '${name}', '${createHash('sha256').update(sql).digest('hex')}', '0.1.0')`,
  ]);

describe('opening a workspace', () => {
  it('makes a new one and finds everything again', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await makeWorkspace(file, "INSERT INTO benchmark (name) VALUES ('B')");
    const again = await openDatabase(file, '0.0.0');
    expect(await again.select('SELECT name FROM benchmark')).toEqual([{ name: 'B' }]);
    await again.close();
  });

  it.each([
    ['a text file', (file: string) => writeFileSync(file, 'task,resolved\na,true\n')],
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['a file of zeros', (file: string) => writeFileSync(file, Buffer.alloc(20_000))],
  ])('refuses %s and leaves it as it was', async (_, prepare) => {
    const file = join(tempFolder(), 'w.duckdb');
    prepare(file);
    const before = hashOf(file);
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({
      code: 'corrupt',
      message: expect.stringContaining(file),
    });
    expect(hashOf(file)).toBe(before);
  });

  it('refuses a DuckDB file that is not a workspace', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await make(file, 'CREATE TABLE t (a INTEGER)');
    const before = hashOf(file);
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({ code: 'corrupt' });
    expect(hashOf(file)).toBe(before);
  });

  it('refuses a workspace of a newer version, untouched', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await makeWorkspace(file, "INSERT INTO migration VALUES (999, 'later', 'x', '9.0.0')");
    const before = hashOf(file);
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({
      code: 'newer-version',
      hint: expect.stringContaining('Update'),
    });
    expect(hashOf(file)).toBe(before);
  });

  it('brings a workspace of an earlier schema up to date, with what is in it', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await make(
      file,
      'CREATE TABLE migration (version INTEGER PRIMARY KEY, name VARCHAR, checksum VARCHAR, app_version VARCHAR)',
      ...upTo(5),
      "INSERT INTO benchmark (name) VALUES ('B')",
      "INSERT INTO task (benchmark_id, instance, canonical_id) VALUES (1, 't', 't')",
      "INSERT INTO condition (name) VALUES ('vanilla')",
      'INSERT INTO condition_script VALUES (1, 1, NULL)',
    );
    const database = await openDatabase(file, '0.2.0');
    expect(await database.select('SELECT instance, statement FROM task_fact')).toEqual([
      { instance: 't', statement: null },
    ]);
    expect(await database.select('SELECT * FROM chosen_script')).toEqual([
      { condition_id: 1, task_id: 1, script_id: null, provenance: null },
    ]);
    await database.close();
    await (await openDatabase(file, '0.2.0')).close();
  });

  it('knows of every grade of an earlier schema which import brought it', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await make(
      file,
      'CREATE TABLE migration (version INTEGER PRIMARY KEY, name VARCHAR, checksum VARCHAR, app_version VARCHAR)',
      ...upTo(6),
      "INSERT INTO run SELECT i, 10 + i, NULL, 1, 1, 1, i, 'f', NULL, NULL, false, NULL FROM range(1, 3) t(i)",
      'INSERT INTO attempt (attempt_id, run_id, n) VALUES (5, 1, 1), (6, 2, 1)',
      "INSERT INTO grade (grade_id, subject_kind, subject_id, n, verdict, verifier) VALUES (1, 'attempt', 5, 1, 'resolved', 'imported'), (2, 'attempt', 6, 1, 'unresolved', 'imported'), (3, 'checkpoint', 5, 1, 'resolved', 'own')",
    );
    const database = await openDatabase(file, '0.2.0');
    expect(await database.select('SELECT grade_id, import_id FROM grade ORDER BY 1')).toEqual([
      { grade_id: 1, import_id: 11 },
      { grade_id: 2, import_id: 12 },
      { grade_id: 3, import_id: null },
    ]);
    expect(await database.select('SELECT outcome FROM run_outcome ORDER BY run_id')).toEqual([
      { outcome: 'resolved' },
      { outcome: 'unresolved' },
    ]);
    await database.close();
  });

  it('refuses a workspace whose schema was altered', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    await makeWorkspace(file, "UPDATE migration SET checksum = 'other' WHERE version = 2");
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({ code: 'corrupt' });
  });

  it.each([0.3, 0.6])('says that a file cut at %f of its length is damaged', async (share) => {
    const file = join(tempFolder(), 'w.duckdb');
    await makeWorkspace(
      file,
      "INSERT INTO text SELECT i::VARCHAR, repeat('x', 400) || i FROM range(20000) t(i)",
      'CHECKPOINT',
    );
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)));
    const before = hashOf(file);
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({ code: 'corrupt' });
    expect(hashOf(file)).toBe(before);
  });

  it('says that a folder is not a file', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    mkdirSync(file);
    await expect(openDatabase(file, '0.0.0')).rejects.toMatchObject({ code: 'bad-input' });
  });

  it('says that the folder is missing', async () => {
    await expect(openDatabase(join(tempFolder(), 'no', 'w.duckdb'), '0.0.0')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it.each(['EACCES: permission denied, open', 'IO Error: Cannot open file "x": Permission denied'])(
    'puts “%s” into words',
    (message) => {
      expect(explainDuckDBError(new Error(message), 'w.duckdb')).toMatchObject({
        code: 'permission',
        hint: expect.stringContaining('permissions'),
      });
    },
  );
});
