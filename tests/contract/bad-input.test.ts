import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyOfFixture } from '../import/support/fixture.ts';
import { packTar } from '../import/support/pack-tar.ts';
import { documentOf, ended, failureOf, json, run, runEach, start } from '../support/command.ts';
import type { Outcome } from '../support/outcome.ts';
import { counts, type Rate } from '../support/rate.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const HEAD = 'task,resolved,steps\n';
const EARLIER = { 'unspecified | earlier | vanilla | 1': '1 of 2' };

let folder = '';
const at = (name: string) => join(folder, name);
const workspace = () => ['-w', at('w.duckdb')] as const;

function write(path: string, content: string | Buffer): string {
  writeFileSync(path, content);
  return path;
}

const good = (path: string) => write(path, `${HEAD}a__a-1,true,1\na__a-2,false,2\n`);

/** The earlier import is there, whole, and nothing beside it. */
async function expectEarlierWhole(file: string): Promise<void> {
  expect(counts(await json<readonly Rate[]>('rates', '--system', 'earlier', '-w', file))).toEqual(EARLIER);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-test-'));
  await json('import', good(at('earlier.csv')), '--system', 'earlier', ...workspace());
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One line of 200 MB between two good ones. */
function hugeLine(path: string): string {
  const file = openSync(path, 'w');
  writeSync(file, `${HEAD}a__a-1,true,1\n`);
  const part = Buffer.alloc(8_000_000, 'x');
  for (let i = 0; i < 25; i++) writeSync(file, part);
  writeSync(file, '\na__a-2,false,2\n');
  closeSync(file);
  return path;
}

describe('what cannot be read at all', () => {
  it('ends with 1, a message and a hint, and brings nothing', async () => {
    const archive = gzipSync(Buffer.from('{"a": 1}\n'.repeat(1000)));
    const cases: readonly (readonly [string, RegExp])[] = [
      [write(at('empty.csv'), ''), /empty\.csv.*empty/],
      [write(at('notes.txt'), 'What we tried on Monday.\n'), /notes\.txt: .*\n.*formats/],
      [write(at('cut.tar.gz'), archive.subarray(0, archive.length / 2)), /cut\.tar\.gz/],
      [write(at('nul.csv'), Buffer.alloc(5000)), /nul\.csv/],
      [write(at('lines.jsonl'), '{"a": 1}\n{"a": 2}\n'), /lines\.jsonl.*task/],
    ];
    const results = await runEach(cases.map(([file]) => ['import', file, ...workspace()]));
    for (const [i, [, message]] of cases.entries()) {
      expect(results[i]).toEqual({ code: 1, out: '', err: expect.stringMatching(message) });
      expect(results[i]?.err.trim().split('\n')).toHaveLength(2);
    }
    expect(await json('imports', ...workspace())).toHaveLength(1);
    await expectEarlierWhole(at('w.duckdb'));
  });
});

describe('what can be read in part', () => {
  it('is reported with its place, and the rest is kept', async () => {
    const row = (text: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`${HEAD}a__a-1,true,1\n`),
        Buffer.from(text),
        Buffer.from('\na__a-3,false,3\n'),
      ]);
    const object = (resolved: string, steps: string) => `{"task": "a__a-${steps}", "resolved": ${resolved}}`;
    const jsonl = (line: string) => `${object('true', '1')}\n${line}\n${object('false', '3')}\n`;
    const cases: readonly (readonly [string, number, readonly (readonly [number | null, string])[]])[] = [
      [
        write(at('utf8.csv'), row(Buffer.from([0x61, 0xff, 0xfe, 0x2c, 0x31, 0x2c, 0x31]))),
        2,
        [[3, 'invalid-utf8']],
      ],
      [write(at('nul-byte.csv'), row('a__\0a-2,true,2')), 2, [[3, 'nul-byte']]],
      [write(at('nan.csv'), row('a__a-2,true,NaN')), 3, [[3, 'bad-number']]],
      [write(at('infinity.csv'), row('a__a-2,true,Infinity')), 3, [[3, 'bad-number']]],
      [write(at('broken.jsonl'), jsonl('{"task": "a__a-2", "resol')), 2, [[2, 'not-json']]],
      [
        write(at('keys.jsonl'), jsonl('{"task": "a__a-2", "resolved": true, "resolved": false}')),
        3,
        [[2, 'repeated-key']],
      ],
      [hugeLine(at('huge.csv')), 2, [[3, 'long-line']]],
    ];
    const results = await runEach(
      cases.map(([file], i) => ['import', file, '--system', `case ${i}`, ...workspace(), '--json']),
    );
    const found = results.map((result) => {
      const [summary] = documentOf<Outcome>(result).imports;
      return [summary?.n_runs, summary?.problems.map(({ line, code }) => [line, code])];
    });
    expect(found).toEqual(cases.map(([, n_runs, problems]) => [n_runs, problems]));
    await expectEarlierWhole(at('w.duckdb'));
  });

  it('is an archive too, whose climbing entry is left out', async () => {
    const source = copyOfFixture('mini-swe-agent');
    const bytes = await packTar([{ name: '../climbs.traj.json', content: '[]' }]);
    write(join(source, 'climbing.tar.gz'), bytes);
    const { imports } = await json<Outcome>('import', source, ...workspace());
    expect(imports).toMatchObject([{ state: 'committed', n_runs: 17 }]);
    expect(imports[0]?.problems).toContainEqual(
      expect.objectContaining({ file: 'climbing.tar.gz!../climbs.traj.json', code: 'unsafe-path' }),
    );
  });
});

/** Root may read everything, unless it is started without that right. */
const UNPRIVILEGED =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

describe('a folder without permission', () => {
  it('is named as such; what lies beside it is read', async () => {
    const outer = tempFolder();
    const closed = join(outer, 'closed');
    mkdirSync(closed);
    good(join(outer, 'open.csv'));
    chmodSync(closed, 0o000);
    onTestFinished(() => chmodSync(closed, 0o700));
    const run = (...args: readonly string[]) => ended(start(args, UNPRIVILEGED));
    const alone = await run('import', closed, ...workspace());
    expect(alone).toMatchObject({ code: 1, out: '' });
    expect(alone.err).toBe(`${closed} may not be read.\nChange its permissions or copy it.\n`);
    const both = documentOf<Outcome>(
      await run('import', outer, '--system', 'open', ...workspace(), '--json'),
    );
    expect(both.imports).toMatchObject([{ n_runs: 2, n_problems: 0 }]);
    expect(both.unrecognised).toEqual([{ path: closed, reason: `${closed} may not be read.` }]);
    const held = await run('rates', '-w', join(closed, 'w.duckdb'));
    expect(held).toMatchObject({ code: 1, out: '' });
    expect(held.err).not.toMatch(/^\s+at /m);
  });
});

/** A disk of its own of so many megabytes; null where this user may not make one. */
function smallDisk(megabytes: number): string | null {
  const place = tempFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'pipe' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', place]));
  return place;
}

describe('a full disk', () => {
  it('fails the import, and what was there before is whole', async (context) => {
    const disk = smallDisk(12);
    if (disk === null) return context.skip('not run: only root may mount a small disk, to fill it');
    const file = join(disk, 'w.duckdb');
    await json('import', at('earlier.csv'), '--system', 'earlier', '-w', file);
    const rows = Array.from({ length: 300_000 }, (_, i) => {
      const name = createHash('sha256').update(String(i)).digest('hex');
      return `${name}__${name}-${i},${i % 2 === 0},${i}`;
    });
    const large = write(at('large.csv'), `${HEAD}${rows.join('\n')}\n`);
    const failed = await run('import', large, '-w', file, '--json');
    expect(failed.code).toBe(1);
    expect(failureOf(failed)).toMatchObject({
      code: 'disk-full',
      what_to_do: expect.stringMatching(/^Free some space/),
    });
    expect(await json('imports', '-w', file)).toMatchObject([{ path: at('earlier.csv') }]);
    await expectEarlierWhole(file);
  });
});

async function makeDatabase(path: string, statement: string): Promise<string> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
  return path;
}

describe('a workspace that is none', () => {
  it('is told what it is, and is left as it was', async () => {
    mkdirSync(at('folder.duckdb'));
    const newer = at('newer.duckdb');
    writeFileSync(newer, readFileSync(at('w.duckdb')));
    await makeDatabase(newer, "INSERT INTO migration VALUES (999, 'later', 'x', '9.0.0')");
    const cases: readonly (readonly [string, RegExp])[] = [
      [write(at('text.duckdb'), HEAD), /is not a workspace file.*nothing was written/],
      [newer, /newer version of Parallax \(schema 999\).*\n.*Update/],
      [await makeDatabase(at('other.duckdb'), 'CREATE TABLE t (a INTEGER)'), /not a Parallax workspace/],
      [at('folder.duckdb'), /is a folder/],
    ];
    const files = cases.slice(0, 3).map(([file]) => file);
    const before = files.map((file) => readFileSync(file));
    const results = await runEach(cases.map(([file]) => ['import', at('earlier.csv'), '-w', file]));
    for (const [i, [, message]] of cases.entries())
      expect(results[i]).toEqual({ code: 1, out: '', err: expect.stringMatching(message) });
    for (const [i, file] of files.entries())
      expect(readFileSync(file).equals(before[i] as Buffer)).toBe(true);
  });
});
