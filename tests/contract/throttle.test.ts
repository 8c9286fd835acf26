import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from '../../main/jobs/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes the first on at once and the last of several later; none after the end', () => {
  const passed: number[] = [];
  const throttle = new Throttle<number>((n) => passed.push(n), 100, Date.now);
  for (const n of [1, 2, 3]) throttle.tell(n);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(99);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([1, 3]);
  vi.advanceTimersByTime(150);
  throttle.tell(4);
  throttle.tell(5);
  throttle.end();
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1, 3, 4]);
});
