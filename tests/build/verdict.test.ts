import { expect, test } from 'vitest';
import { verdict } from '../../build/test/verdict.mjs';

const plain = { strict: false, failedChecks: 0, isFiltered: false };
const strict = { ...plain, strict: true };
const skip = (reason: string | null) => ({ passed: 5, failed: 0, skipped: [{ name: 'a > b', reason }] });

test('the last line counts', () => {
  const { lines, ok } = verdict({ passed: 5, failed: 0, skipped: [] }, strict);
  expect([lines, ok]).toEqual([['5 passed, 0 failed'], true]);
});

test('failed tests and failed checks fail', () => {
  const { lines, ok } = verdict({ passed: 5, failed: 2, skipped: [] }, { ...plain, failedChecks: 1 });
  expect([lines, ok]).toEqual([['5 passed, 3 failed'], false]);
});

test('a skipped test says why, and fails where everything must be there', () => {
  const reason = 'not run: no display for Electron';
  expect(verdict(skip(reason), plain)).toEqual({
    lines: [`${reason} (a > b)`, '5 passed, 0 failed, 1 skipped'],
    ok: true,
  });
  expect(verdict(skip(reason), strict).lines.at(-1)).toBe('5 passed, 1 failed');
});

test.each(['not run: no Electron runtime', 'not run: ../shared/data is not beside this repository'])(
  'anywhere may say: %s',
  (reason) => {
    expect(verdict(skip(reason), strict)).toEqual({
      lines: [`${reason} (a > b)`, '5 passed, 0 failed'],
      ok: true,
    });
  },
);

test('a test skipped without a reason fails, unless a filter left it out', () => {
  expect(verdict(skip(null), plain)).toEqual({
    lines: ['skipped without a reason (a > b)', '5 passed, 1 failed'],
    ok: false,
  });
  expect(verdict(skip(null), { ...plain, isFiltered: true }).lines).toEqual(['5 passed, 0 failed']);
});
