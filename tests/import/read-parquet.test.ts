import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from 'vitest';
import { ParquetFile, type ParquetPart } from '../../main/import/read-parquet.ts';
import { rowsHead } from '../../main/import/rows/rows-head.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { fixture } from './support/fixture.ts';

/** A file written by DuckDB, which shares no code with the reader. */
async function written(select: string, options = ''): Promise<string> {
  const path = join(tempFolder(), 't.parquet');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`COPY (${select}) TO '${path}' (FORMAT parquet${options})`);
  connection.closeSync();
  instance.closeSync();
  return path;
}

async function rowsOf(path: string, part: ParquetPart = {}) {
  const file = await ParquetFile.open(path);
  try {
    const rows: unknown[] = [];
    for await (const row of file.rows(part)) rows.push(row);
    return rows;
  } finally {
    await file.close();
  }
}

const VALUES = `
  SELECT 9007199254740993::BIGINT AS big, 7::BIGINT AS small, 'NaN'::DOUBLE AS nan, 0.5::DOUBLE AS half, true AS yes,
    NULL::VARCHAR AS nothing, 'é😀' AS text, TIMESTAMP '2025-01-02 03:04:05' AS time, 'ab'::BLOB AS bytes,
    [{'role': 'user', 'calls': [{'name': 'x'}]}, {'role': NULL, 'calls': NULL}] AS list, {'a': [1, 2]} AS record`;

describe('Parquet', () => {
  test('values as JSON would have them, nested ones included', async () => {
    expect(await rowsOf(await written(VALUES))).toEqual([
      {
        ...{ big: '9007199254740993', small: 7, nan: null, half: 0.5, yes: true, nothing: null, text: 'é😀' },
        ...{ time: '2025-01-02T03:04:05.000Z', bytes: 'ab', record: { a: [1, 2] } },
        list: [
          { role: 'user', calls: [{ name: 'x' }] },
          { role: null, calls: null },
        ],
      },
    ]);
  });

  test.each(['uncompressed', 'snappy', 'gzip', 'zstd', 'brotli'])(
    'packed by %s, over several groups',
    async (codec) => {
      const select =
        "SELECT i::INTEGER AS i, repeat('x' || i, 100) AS text, [{'n': i}] AS list FROM range(5000) t(i)";
      const path = await written(select, `, COMPRESSION '${codec}', ROW_GROUP_SIZE 2048`);
      const rows = (await rowsOf(path)) as { i: number; text: string; list: { n: number }[] }[];
      expect(rows.map(({ i }) => i)).toEqual(Array.from({ length: 5000 }, (_, i) => i));
      expect(rows.every(({ i, text, list }) => text === `x${i}`.repeat(100) && list[0]!.n === i)).toBe(true);
      expect(await rowsOf(path, { most: 3, columns: ['i'] })).toEqual([{ i: 0 }, { i: 1 }, { i: 2 }]);
      expect(await rowsOf(path, { most: 2050, columns: ['i'] })).toHaveLength(2050);
    },
  );

  test('what its end tells: columns in order, lists of records with their fields', async () => {
    const head = await rowsHead(fixture('trajectory-tables', 'tool-chat.parquet'));
    expect(head?.names.slice(0, 5)).toEqual(['trajectory_id', 'instance_id', 'repo', 'model', 'messages']);
    expect(head?.lists).toEqual({
      messages: ['role', 'content', 'tool_calls', 'tool_call_id'],
      tools: ['type', 'function'],
    });
    const file = await ParquetFile.open(await written(VALUES));
    expect([file.names.slice(0, 2), file.lists]).toEqual([['big', 'small'], { list: ['role', 'calls'] }]);
    await file.close();
  });

  test('damage is named with what to do', async () => {
    const path = fixture('trajectory-tables', 'tool-chat.parquet');
    const copy = join(tempFolder(), 'c.parquet');
    writeFileSync(copy, readFileSync(path));
    truncateSync(copy, 20_000);
    const hint = { code: 'bad-input', message: expect.stringMatching(/c\.parquet could not be read/) };
    await expect(rowsOf(copy)).rejects.toMatchObject({ ...hint, hint: 'Check that the file is whole.' });
    const bytes = readFileSync(path);
    bytes.fill(0xff, 3000, 12_000);
    writeFileSync(copy, bytes);
    await expect(rowsOf(copy)).rejects.toMatchObject(hint);
    await expect(rowsOf(join(tempFolder(), 'none'))).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a group that would unpack to more than memory holds is refused, with what to do', async () => {
    const select = "SELECT i, repeat('x' || i, 60000) AS text FROM range(3000) t(i)";
    const path = await written(select, ', ROW_GROUP_SIZE 4096');
    await expect(rowsOf(path)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(/rows 1 to 3000 in one group of \d+ bytes/),
      hint: expect.stringMatching(/smaller row groups/),
    });
    expect(await rowsOf(path, { columns: ['i'] })).toHaveLength(3000);
  });
});
