import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runsTable } from '../../main/import/formats/runs-table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';

function file(name: string, content: string | Buffer): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
}

const CSV = 'task,system,resolved,note\na,S,true,x\nb,S,false,y\n';

describe('what a table is told by', () => {
  test('CSV: delimiter, header, columns under other names', async () => {
    const path = file('t.csv', 'Instance ID;modelName;is resolved;costUsd;durationMs\na;S;1;0.5;10\n');
    expect((await runsTable.sniff(path)).confidence).toBe(0.8);
    const { columns, groups } = await runsTable.inspect(path, NEVER);
    expect(columns).toEqual({
      task: 'Instance ID',
      system: 'modelName',
      resolved: 'is resolved',
      cost_usd: 'costUsd',
    });
    expect(groups).toEqual([
      { name: 't.csv', n_runs: 1, benchmark: null, system: null, condition: null, repeat: null },
    ]);
    const { tables, notes } = await collect(runsTable, path);
    expect(tables).toEqual([
      {
        path,
        file: 't.csv',
        form: 'csv',
        columns,
        header: ['Instance ID', 'modelName', 'is resolved', 'costUsd', 'durationMs'],
        delimiter: ';',
        mixed_line_ends: false,
        mapping: { all: {} },
      },
    ]);
    expect(notes).toEqual(['Columns not imported: durationMs.']);
  });

  test('rows are counted as records, quoted line breaks included', async () => {
    const path = file('t.csv', 'task,resolved\n"a\nb",true\n\nc,false');
    expect((await runsTable.inspect(path, NEVER)).groups[0]?.n_runs).toBe(2);
  });

  test('JSONL: keys of any of the first lines, a mark and a damaged line notwithstanding', async () => {
    const path = file(
      't.jsonl',
      '\uFEFF{"task":"a","resolved":true}\n{"task":\n\n{"task":"b","outcome":NaN,"cost":1}\n',
    );
    const { columns, groups } = await runsTable.inspect(path, NEVER);
    expect(columns).toEqual({ task: 'task', resolved: 'resolved', outcome: 'outcome', cost_usd: 'cost' });
    expect(groups[0]?.n_runs).toBe(3);
    const [table] = (await collect(runsTable, path)).tables;
    expect(table).toMatchObject({ path, form: 'jsonl', delimiter: null, header: null });
  });

  test('Parquet: by its marks at both ends; its columns are for the store', async () => {
    const path = file('t.parquet', 'PAR1....PAR1');
    expect(await runsTable.sniff(path)).toEqual({ confidence: 0.6, reason: 'a Parquet file' });
    expect((await runsTable.inspect(path, NEVER)).columns).toBeNull();
    const { tables } = await collect(runsTable, path, { columns: { task: 'id' } });
    expect(tables).toMatchObject([{ form: 'parquet', columns: { task: 'id' }, header: null }]);
    expect(await runsTable.sniff(file('t.parquet', 'PAR1....'))).toMatchObject({ confidence: 0 });
  });

  test('a table without task or verdict is only a possibility, and refused until a mapping names the column', async () => {
    const path = file('t.csv', 'which,ok,cost\na,true,1\n');
    expect((await runsTable.sniff(path)).confidence).toBe(0.3);
    await expect(collect(runsTable, path)).rejects.toMatchObject({
      code: 'bad-input',
      hint: expect.stringMatching(/columns/),
    });
    const columns = { task: 'which', resolved: 'ok' };
    const { tables } = await collect(runsTable, path, { columns });
    expect(tables[0]?.columns).toEqual({ ...columns, cost_usd: 'cost' });
    await expect(collect(runsTable, path, { columns: { task: 'whose' } })).rejects.toMatchObject({
      code: 'usage',
    });
    await expect(collect(runsTable, path, { columns: { colour: 'ok' } })).rejects.toMatchObject({
      code: 'usage',
    });
  });

  test.each([
    ['empty file', '', /is empty/],
    ['UTF-16', Buffer.from('\uFEFFtask,resolved\n', 'utf16le'), /UTF-16/],
    ['JSON array', '[{"task":"a","resolved":true}]', /one JSON object per line/],
    ['bytes', Buffer.from([1, 2, 0, 255, 10]), /not text/],
    ['prose', 'once upon a time\n', /without columns/],
  ])('%s is no table, and it says why', async (_, content, reason) => {
    const path = file('t.csv', content);
    expect(await runsTable.sniff(path)).toMatchObject({
      confidence: 0,
      reason: expect.stringMatching(reason),
    });
    await expect(collect(runsTable, path)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(reason),
    });
  });
});

describe('lines that no reader takes', () => {
  /** What the reader hands to the store, and whether the copy is gone afterwards. */
  async function readBad(name: string, content: Buffer) {
    const path = file(name, content);
    let text = '';
    const { tables, problems } = await collect(runsTable, path, {}, (table) => {
      text = readFileSync(table.path, 'utf8');
    });
    return { text, problems, path, used: tables[0]?.path ?? '' };
  }

  const bytes = (...parts: readonly (string | number[])[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

  test('a clean table is read where it lies', async () => {
    const { used, path, problems } = await readBad('t.csv', Buffer.from(CSV));
    expect(used).toBe(path);
    expect(problems).toEqual([]);
  });

  test('NUL bytes and bytes that are not UTF-8 cost their own line, and the others keep their numbers', async () => {
    const content = bytes('task,resolved\na,true\nb', [0], ',true\nc', [0xc3, 0x28], ',true\nd,false');
    const { text, problems, path, used } = await readBad('t.csv', content);
    expect(text).toBe('task,resolved\na,true\n\n\nd,false');
    expect(problems).toEqual([
      { file: 't.csv', line: 3, code: 'nul-byte', reason: expect.any(String) },
      { file: 't.csv', line: 4, code: 'invalid-utf8', reason: expect.any(String) },
    ]);
    expect(used).not.toBe(path);
    expect(existsSync(used)).toBe(false);
  });

  test('a record over several lines goes as a whole', async () => {
    const { text, problems } = await readBad(
      't.csv',
      bytes('task,resolved\n"a', [0], '\nx",true\nb,false\n'),
    );
    expect(text).toBe('task,resolved\n\n\nb,false\n');
    expect(problems).toMatchObject([{ line: 2, reason: expect.stringMatching(/lines 2 to 3/) }]);
  });

  test('a stray quote in a damaged line does not swallow what follows', async () => {
    const { text, problems } = await readBad(
      't.csv',
      bytes('task,resolved\n"a', [0], ',true\nb,false\nc,true\n'),
    );
    expect(text).toBe('task,resolved\n\nb,false\nc,true\n');
    expect(problems).toHaveLength(1);
  });

  test('JSONL likewise, without the mark', async () => {
    const { text, problems } = await readBad(
      't.jsonl',
      bytes('\uFEFF{"task":"a","resolved":true}\n{"task":"', [0xff], '"}\n{"task":"b","resolved":false}\n'),
    );
    expect(text).toBe('{"task":"a","resolved":true}\n\n{"task":"b","resolved":false}\n');
    expect(problems).toMatchObject([{ line: 2, code: 'invalid-utf8' }]);
  });

  test('a character cut by the end of the file is not UTF-8', async () => {
    const { problems } = await readBad('t.csv', bytes('task,resolved\na,true\nb', [0xe2, 0x82]));
    expect(problems).toMatchObject([{ line: 3, code: 'invalid-utf8' }]);
  });

  test('characters of every length on the border of two reads are whole', async () => {
    const row = 'é€😀x,true\n';
    const { problems, used, path } = await readBad(
      't.csv',
      Buffer.from(`task,resolved\n${row.repeat(400_000)}`),
    );
    expect(problems).toEqual([]);
    expect(used).toBe(path);
  });

  test('a line of 200 MB is left out with its number, and the rest is kept', async () => {
    const content = Buffer.concat([
      Buffer.from(CSV),
      Buffer.alloc(200_000_000, 97),
      Buffer.from('\nc,S,true,z\n'),
    ]);
    const { text, problems } = await readBad('t.csv', content);
    expect(text).toBe(`${CSV}\nc,S,true,z\n`);
    expect(problems).toMatchObject([{ file: 't.csv', line: 4, code: 'long-line' }]);
  });

  test('a cancelled reading stops', async () => {
    const path = file('t.csv', CSV);
    const cancelled = AbortSignal.abort(new Error('stop'));
    const reading = async () => {
      for await (const _ of runsTable.read(path, {}, cancelled));
    };
    await expect(reading()).rejects.toThrow('stop');
  });
});
