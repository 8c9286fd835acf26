import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStamp, STAMP_FILE, stampOf } from '../../build/stamp.mjs';

const TIME = new Date('2024-01-01T00:00:00Z');
let root: string;

function write(path: string, text: string, time = TIME): void {
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), time, time);
}

const stamp = () => stampOf(root, ['src', 'lock.json']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parallax-stamp-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  write('src/deep/a.ts', 'one');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the same files have the same stamp', () => {
  const before = stamp();
  write('src/deep/a.ts', 'one');
  write('elsewhere.ts', 'not a source');
  expect(stamp()).toBe(before);
});

test.each([
  ['another time', () => write('src/deep/a.ts', 'one', new Date('2024-01-02T00:00:00Z'))],
  ['another size', () => write('src/deep/a.ts', 'three')],
  ['another file', () => write('src/b.ts', '')],
  ['a file less', () => rmSync(join(root, 'src/deep/a.ts'))],
  ['another lock file', () => write('lock.json', '{ }')],
])('%s changes it', (_name, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

test('a built folder says what it was built from; where nothing was built there is none', () => {
  expect(readStamp(root)).toBeNull();
  write(STAMP_FILE, 'abc');
  expect(readStamp(root)).toBe('abc');
});
