import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../build/lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parallax-lock-'));
  file = join(folder, 'inner/.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('work under one lock does not overlap', async () => {
  const log: string[] = [];
  const work = (name: string) =>
    withLock(file, async () => {
      log.push(`${name} begins`);
      await sleep(20);
      log.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b'), work('c')]);
  const order = log.filter((line) => line.endsWith('begins')).map((line) => line[0]);
  expect([...order].sort()).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a lock is given back when the work fails', async () => {
  const failing = withLock(file, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('a lock of a process that is gone is taken over', async () => {
  await withLock(file, async () => {});
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, async () => 'done')).toBe('done');
});
