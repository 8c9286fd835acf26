import { describe, expect, it } from 'vitest';
import { lineKind, logLines } from '../../renderer/log/log-lines.ts';
import { type ReadPage, readLog } from '../../renderer/log/read-log.ts';
import { nextMark } from '../../renderer/parts/next-mark.ts';

const pagesOf = (text: string) => {
  const asked: number[] = [];
  const page: ReadPage = async (offset, limit) => {
    asked.push(offset);
    return { text: text.slice(offset, offset + limit), total: text.length };
  };
  return { page, asked };
};

describe('a log', () => {
  const TEXT = Array.from({ length: 100 }, (_, i) => String(i % 10)).join('');

  it('is read whole where both its ends may be kept', async () => {
    const { page, asked } = pagesOf(TEXT);
    expect(await readLog(page, 50, 30)).toEqual({ head: TEXT, tail: '', leftOut: 0 });
    expect(asked).toEqual([0, 30, 60, 90]);
    expect(await readLog(pagesOf('').page, 50, 30)).toEqual({ head: '', tail: '', leftOut: 0 });
  });

  it('is read at its ends where it is too long, to the character', async () => {
    const { page } = pagesOf(TEXT);
    const log = await readLog(page, 20, 7);
    expect(log).toEqual({ head: TEXT.slice(0, 20), tail: TEXT.slice(-20), leftOut: 60 });
    expect(await readLog(page, Number.POSITIVE_INFINITY, 7)).toMatchObject({ head: TEXT, leftOut: 0 });
  });

  it('that ends before its end is an error, not a shorter log', async () => {
    const page: ReadPage = async (offset) => ({ text: offset === 0 ? 'ab' : '', total: 10 });
    await expect(readLog(page, 50, 30)).rejects.toThrow(/before its end/);
  });

  it('hides nothing in its lines', () => {
    expect(logLines('a\r\n\u001b[31mred\u202e')).toEqual(['a', '␛[31mred⟨U+202E⟩']);
  });

  it.each([
    ['$ git apply -v -', 'command'],
    ['>>>>> Start Test Output [00]', 'mark'],
    ['FAILED tests/test_a.py::test_b - assert 1', 'failure'],
    ['E   AssertionError: no', 'failure'],
    ['test_a (tests.A) ... FAIL', 'failure'],
    ['Traceback (most recent call last):', 'failure'],
    ['not ok 3 - it', 'failure'],
    ['PASSED tests/test_a.py::test_FAILED_before', null],
    ['Every test is fine', null],
    ['', null],
  ])('tells what the line “%s” is', (line, kind) => expect(lineKind(line)).toBe(kind));
});

describe('the next of several marks', () => {
  it('is after where one is, or before, and begins anew behind the last', () => {
    const marks = [2, 5, 9];
    expect([null, 1, 2, 5, 9].map((at) => nextMark(marks, at, 1))).toEqual([2, 2, 5, 9, 2]);
    expect([null, 10, 9, 5, 2].map((at) => nextMark(marks, at, -1))).toEqual([9, 9, 5, 2, 9]);
    expect(nextMark([], 3, 1)).toBeUndefined();
  });
});
