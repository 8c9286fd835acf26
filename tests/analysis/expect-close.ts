import { expect } from 'vitest';

/**
 * Expects every number of `expected`, however deep, in `actual` within `tolerance` × max(1, |expected|), or × |expected|
 * where `relative`; everything else equal. `actual` may have further fields.
 */
export function expectClose(actual: unknown, expected: unknown, tolerance = 1e-9, relative = false): void {
  const allowed = (size: number) => tolerance * (relative ? Math.abs(size) : Math.max(1, Math.abs(size)));
  // One assertion for all numbers: thousands of them would take seconds.
  expect(firstDeviation(actual, expected, allowed, 'value')).toBeNull();
}

type Allowed = (size: number) => number;

function firstDeviation(actual: unknown, expected: unknown, allowed: Allowed, path: string): string | null {
  if (expected === null || typeof expected !== 'object') {
    const close =
      typeof expected === 'number' && typeof actual === 'number' && isClose(actual, expected, allowed);
    return close || Object.is(actual, expected)
      ? null
      : `${path} is ${String(actual)}, expected ${String(expected)}`;
  }
  if (actual === null || typeof actual !== 'object')
    return `${path} is ${String(actual)}, expected an object`;
  const lengths = [
    (actual as ArrayLike<unknown>).length,
    Array.isArray(expected) ? expected.length : undefined,
  ];
  if (lengths[1] !== undefined && lengths[0] !== lengths[1])
    return `${path} has length ${lengths[0]}, not ${lengths[1]}`;
  for (const [key, item] of Object.entries(expected)) {
    const deviation = firstDeviation(
      (actual as Record<string, unknown>)[key],
      item,
      allowed,
      `${path}.${key}`,
    );
    if (deviation !== null) return deviation;
  }
  return null;
}

function isClose(actual: number, expected: number, allowed: Allowed): boolean {
  return Math.abs(actual - expected) <= allowed(expected);
}
