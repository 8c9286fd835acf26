import type { ChildProcess } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openWebSocket } from '../../main/host/web-socket-wire.ts';
import { connect } from '../../preload/client.ts';
import type { Port } from '../../preload/port.ts';
import { ended, endsWithTest, json, start, written } from '../support/command.ts';
import type { Outcome } from '../support/outcome.ts';
import { counts } from '../support/rate.ts';
import { holderOf } from '../support/sidecar.ts';
import { table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Served {
  readonly process: ChildProcess;
  /** The contract, as a window of that process has it. */
  readonly port: Port;
}

async function serve(file: string): Promise<Served> {
  const child = endsWithTest(start(['serve', '-w', file, '--json']));
  const { url } = JSON.parse(await written(child, /\}\n$/)) as { readonly url: string };
  const port = connect(await openWebSocket(url.replace('http:', 'ws:').replace('/?', '/rpc?')));
  onTestFinished(port.close);
  return { process: child, port };
}

/** Follows the jobs until the stream ends. @returns how each job stood last */
async function followed(port: Port): Promise<readonly string[]> {
  const states = new Map<number, string>();
  for await (const { job } of port.stream('job.follow', {})) states.set(job.job_id, job.state);
  return [...states.values()];
}

const ratesOf = async (port: Port) => counts((await port.call('rates', {})).rows);

const ONE = { 'unspecified | A | vanilla | 1': '1 of 2' };
const BOTH = { ...ONE, 'unspecified | B | vanilla | 1': '1 of 2' };

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a window takes over what another process held until its %s, and goes on',
  async (signal) => {
    const folder = tempFolder();
    const file = join(folder, 'w.duckdb');
    await json('import', table(folder, 'A'), '-w', file);
    const holder = await serve(file);
    const window = await serve(file);
    expect(holderOf(file)).toBe(holder.process.pid);
    const following = followed(window.port);
    expect(await ratesOf(window.port)).toEqual(ONE);

    const gone = ended(holder.process);
    holder.process.kill(signal);
    await gone;
    await following;
    expect(holderOf(file)).toBe(window.process.pid);
    expect(await ratesOf(window.port)).toEqual(ONE);
    await json('import', table(folder, 'B'), '-w', file);
    expect(await ratesOf(window.port)).toEqual(BOTH);

    const windowEnd = ended(window.process);
    window.process.kill('SIGTERM');
    expect(await windowEnd).toMatchObject({ code: 0, err: '' });
    expect(holderOf(file)).toBe(null);
  },
);

it('two windows agree on who goes on holding the file', async () => {
  const folder = tempFolder();
  const file = join(folder, 'w.duckdb');
  await json('import', table(folder, 'A'), '-w', file);
  const holder = await serve(file);
  const windows = [await serve(file), await serve(file)];
  const following = windows.map(({ port }) => followed(port));
  holder.process.kill('SIGTERM');
  await Promise.all(following);
  expect(windows.map(({ process }) => process.pid)).toContain(holderOf(file));
  for (const { port } of windows) expect(await ratesOf(port)).toEqual(ONE);
  await windows[0]?.port.call('import.start', { paths: [table(folder, 'B')] });
  for (const { port } of windows) await expect.poll(() => ratesOf(port), { timeout: 20_000 }).toEqual(BOTH);
});

it('a window that joined an import sees it end and has its runs when the import’s process is gone', async () => {
  const folder = tempFolder();
  const file = join(folder, 'w.duckdb');
  const importing = endsWithTest(start(['import', table(folder, 'A', 300_000), '-w', file, '--json']));
  const imported = ended(importing);
  await expect.poll(() => holderOf(file), { timeout: 60_000 }).toBe(importing.pid);
  const window = await serve(file);
  expect(holderOf(file)).toBe(importing.pid);
  const following = followed(window.port);
  const { code, out } = await imported;
  expect([code, (JSON.parse(out) as Outcome).imports[0]?.n_runs]).toEqual([0, 300_000]);
  expect(await following).toEqual(['done']);
  expect(await ratesOf(window.port)).toEqual({ 'unspecified | A | vanilla | 1': '1 of 300000' });
  expect(holderOf(file)).toBe(window.process.pid);
});

it('says so where the file has gone too, makes none in its place, and goes on once it is back', async () => {
  const folder = tempFolder();
  const file = join(folder, 'w.duckdb');
  await json('import', table(folder, 'A'), '-w', file);
  const holder = await serve(file);
  const window = await serve(file);
  const gone = ended(holder.process);
  renameSync(file, `${file}.away`);
  holder.process.kill('SIGTERM');
  await gone;
  await expect(ratesOf(window.port)).rejects.toMatchObject({
    code: 'not-found',
    hint: expect.stringMatching(/Put the file back/),
  });
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.away`, file);
  expect(await ratesOf(window.port)).toEqual(ONE);
});
