import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FakeElectron } from './fake-electron.ts';
import { FakeEvent } from './fake-electron.ts';
import { type FakePage, pageOf } from './fake-page.ts';
import { settle, TestBench } from './test-bench.ts';

const FILE = { file_name: 'forest-a-b.pdf', bytes: Uint8Array.of(1, 2), icon: Uint8Array.of(3) };

let bench: TestBench;
let electron: FakeElectron;
let page: FakePage;
beforeEach(async () => {
  bench = new TestBench();
  // The stand-in has one folder for everything.
  mkdirSync(bench.userData);
  electron = await bench.start();
  page = await pageOf(electron);
});
afterEach(() => bench.remove());

async function drags(file: unknown) {
  page.bridge.startDrag(file as typeof FILE);
  await settle();
  return electron.window.webContents.drags.map((item) => ({ ...item, file: String(item.file) }));
}

test('a file that is dragged out lies in a folder of its own until the app ends', async () => {
  const [item] = await drags(FILE);
  expect(basename(item?.file ?? '')).toBe('forest-a-b.pdf');
  expect([...readFileSync(item?.file ?? '')]).toEqual([1, 2]);
  expect([...readFileSync(String(item?.icon))]).toEqual([3]);
  const [, again] = await drags(FILE);
  expect(dirname(again?.file ?? '')).not.toBe(dirname(item?.file ?? ''));
  electron.appEvents.emit('will-quit', new FakeEvent());
  expect([item, again].map((one) => existsSync(one?.file ?? ''))).toEqual([false, false]);
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'figure'],
  ['C:\\x\\é.svg', 'C-x-.svg'],
  [`${'x'.repeat(500)}.svg`, `${'x'.repeat(116)}.svg`],
])('a name leads nowhere else: %s', async (file_name, name) => {
  const [item] = await drags({ ...FILE, file_name });
  expect(basename(item?.file ?? '')).toBe(name);
  expect(dirname(dirname(item?.file ?? ''))).toContain('parallax-');
});

test('what is no file, or comes from another frame, is not dragged', async () => {
  for (const file of [null, {}, { ...FILE, bytes: 'x' }, { ...FILE, icon: null }, { ...FILE, file_name: 1 }])
    expect(await drags(file)).toEqual([]);
  page.frame = { url: 'https://example.org/', parent: null };
  expect(await drags(FILE)).toEqual([]);
  expect(electron.window.webContents.sent).toEqual([]);
});
