import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openWorkspace } from '../../main/workspace/open-workspace.ts';
import type { Output } from '../../preload/contract.ts';
import type { Port } from '../../preload/port.ts';
import { ended, endsWithTest, json, run, start, written } from '../support/command.ts';
import type { Outcome } from '../support/outcome.ts';
import { counts, type Rate } from '../support/rate.ts';
import { sidecarOf } from '../support/sidecar.ts';
import { table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, '../..');
const REPEATS = join(ROOT, 'build/demo/sources/repeats');
/** What lies beside a workspace that is closed. */
const besides = (file: string) =>
  readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`));
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function hold(file: string) {
  const log: unknown[] = [];
  const held = await openWorkspace(file, { log: (error) => log.push(error) });
  onTestFinished(held.close);
  return { ...held, log };
}

/** Follows every job until one has ended. */
async function untilJobEnds(port: Port): Promise<readonly Output<'job.follow'>[]> {
  const events: Output<'job.follow'>[] = [];
  for await (const event of port.stream('job.follow', {})) {
    events.push(event);
    if (event.job.state !== 'running') break;
  }
  return events;
}

describe('a workspace that this process holds', () => {
  it('takes another process’s import, and shows it live', async () => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    const { port, close, log } = await hold(file);
    expect(statSync(sidecarOf(file)).mode & 0o777).toBe(0o600);
    const followed = untilJobEnds(port);
    const { imports } = await json<Outcome>('import', REPEATS, '--condition', 'c', '-w', file);
    expect(imports).toMatchObject([{ state: 'committed', n_runs: 92 }]);
    const events = await followed;
    expect(events[0]).toMatchObject({
      job: { state: 'running', title: 'Import repeats' },
      workspace_revision: 0,
    });
    expect(events.at(-1)).toMatchObject({
      job: { state: 'done', result: { imports } },
      workspace_revision: 1,
    });
    expect((await port.call('rates', {})).rows.length).toBeGreaterThan(0);
    await close();
    expect(existsSync(sidecarOf(file))).toBe(false);
    expect(log).toEqual([]);
  });

  it('is found by a link’s name too, and not by a copy of its sidecar', async () => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    await json('import', table(folder, 'A'), '-w', file);
    const { port } = await hold(file);
    symlinkSync(file, join(folder, 'link.duckdb'));
    await json('import', table(folder, 'B'), '-w', join(folder, 'link.duckdb'));
    expect((await port.call('import.list', {})).rows).toHaveLength(2);
    const copy = join(folder, 'copy.duckdb');
    for (const ending of ['', '.sidecar.json', '.wal'])
      if (existsSync(file + ending)) cpSync(file + ending, copy + ending);
    await json('import', table(folder, 'C'), '-w', copy);
    expect((await port.call('import.list', {})).rows).toHaveLength(2);
  });
});

/** Where something answers that is no Parallax. */
async function strangersPort(): Promise<number> {
  const server = createServer((_, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('a workspace that `parallax serve` holds', () => {
  it('is asked through it, and is free again when it is told to end or is killed', async () => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    const serve = () => endsWithTest(start(['serve', '-w', file, '--json']));
    const first = serve();
    const { url } = JSON.parse(await written(first, /\}\n$/)) as { readonly url: string };
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/);
    expect(JSON.parse(readFileSync(sidecarOf(file), 'utf8'))).toMatchObject({ pid: first.pid });
    const firstEnd = ended(first);
    await json('import', table(folder, 'A'), '-w', file);
    first.kill('SIGTERM');
    expect(await firstEnd).toMatchObject({ code: 0, err: '' });
    expect(existsSync(sidecarOf(file))).toBe(false);

    const second = serve();
    await written(second, /\}\n$/);
    const secondEnd = ended(second);
    second.kill('SIGKILL');
    await secondEnd;
    expect(existsSync(sidecarOf(file))).toBe(true);
    expect(counts(await json<readonly Rate[]>('rates', '-w', file))).toEqual({
      'unspecified | A | vanilla | 1': '1 of 2',
    });
    expect(existsSync(sidecarOf(file))).toBe(false);
  });

  it('is not held where the port is taken', async () => {
    const file = join(tempFolder(), 'w.duckdb');
    const port = await strangersPort();
    const err = `Port ${port} is taken.\nName another; 0 takes any free one.\n`;
    expect(await run('serve', '-w', file, '--port', String(port))).toEqual({ code: 2, out: '', err });
    expect(existsSync(sidecarOf(file))).toBe(false);
  });
});

describe('a sidecar that leads nowhere', () => {
  it.each([
    ['to a port that nobody answers', async () => 1],
    ['to a port of something else', strangersPort],
  ])('does no harm: %s', async (_, port) => {
    const folder = tempFolder();
    const path = join(folder, 'w.duckdb');
    const url = `ws://127.0.0.1:${await port()}/rpc?token=x`;
    writeFileSync(sidecarOf(path), JSON.stringify({ path, url, token: 'x', pid: 999_999 }), { mode: 0o644 });
    const { imports } = await json<Outcome>('import', table(folder, 'A'), '-w', path);
    expect(imports).toMatchObject([{ state: 'committed', n_runs: 2 }]);
    expect(existsSync(sidecarOf(path))).toBe(false);
  });
});

const HOLD = `require('@duckdb/node-api').DuckDBInstance.create(process.argv[1]).then((instance) => {
  console.log('held');
  setInterval(() => instance, 1000);
});`;

/** Holds a file as any program would that knows nothing of ours. */
async function foreignHolder(file: string): Promise<ChildProcess> {
  const foreign = endsWithTest(spawn(process.execPath, ['--eval', HOLD, '--', file], { cwd: ROOT }));
  await written(foreign, /held/);
  return foreign;
}

describe('a file that a foreign program holds', () => {
  it('is told of with that program’s number, and left alone', async () => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    await json('import', table(folder, 'A'), '-w', file);
    const before = hashOf(file);
    const foreign = await foreignHolder(file);
    const [told, opened] = await Promise.allSettled([
      run('import', table(folder, 'B'), '-w', file),
      hold(file),
    ]);
    expect(told).toMatchObject({ value: { code: 1, out: '' } });
    const { err } = (told as PromiseFulfilledResult<{ readonly err: string }>).value;
    expect(err).toBe(
      `${file} is open in another program (process ${foreign.pid}).\nClose it there, or work on a copy of the file.\n`,
    );
    expect(opened).toMatchObject({ status: 'rejected', reason: { code: 'locked' } });
    expect(hashOf(file)).toBe(before);
    expect(besides(file)).toEqual([]);
  });

  it('is not waited for, unlike a process of ours that does not answer yet', async () => {
    const folder = tempFolder();
    const [ours, others] = [join(folder, 'ours.duckdb'), join(folder, 'others.duckdb')];
    for (const file of [ours, others]) await json('import', table(folder, 'A'), '-w', file);
    const holder = await foreignHolder(ours);
    await foreignHolder(others);
    writeFileSync(`${ours}.claim-${holder.pid}`, '');
    let isOver = false;
    const waiting = run('rates', '-w', ours).finally(() => {
      isOver = true;
    });
    for (let times = 0; times < 2; times++)
      expect(await run('rates', '-w', others)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/open in another program/),
      });
    expect(isOver).toBe(false);
    holder.kill('SIGKILL');
    expect(await waiting).toMatchObject({ code: 0, err: '' });
    expect(besides(ours)).toEqual([]);
  });
});

describe('processes that come at the same time', () => {
  it('all succeed on a file that is not there yet, and nothing is lost', async () => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    const names = ['A', 'B', 'C', 'D'];
    const outcomes = await Promise.all(
      names.map((name) => json<Outcome>('import', table(folder, name, 2000), '-w', file)),
    );
    for (const { imports } of outcomes) expect(imports).toMatchObject([{ n_runs: 2000 }]);
    const rows = await json<readonly Rate[]>('rates', '-w', file);
    expect(Object.keys(counts(rows)).sort()).toEqual(
      names.map((name) => `unspecified | ${name} | vanilla | 1`),
    );
    for (const row of rows) expect([row.resolved, row.n_scored]).toEqual([1, 2000]);
  });
});
