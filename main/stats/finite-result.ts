import type { Result } from './statistic.ts';

/**
 * A result of finite numbers alone: what overflowed the doubles becomes null, with the reason. What JSON cannot hold
 * becomes what it can: a typed array a list, −0 zero.
 */
export function finiteResult(result: Result): Result {
  const lost: string[] = [];
  const entries = Object.entries(result).map(([key, value]) => {
    const plain = plainOf(value);
    if (plain !== undefined) return [key, plain];
    lost.push(key);
    return [key, null];
  });
  const finite = Object.fromEntries(entries);
  if (lost.length === 0) return finite;
  const why = `${lost.join(', ')}: the arithmetic left the range of numbers`;
  return { ...finite, reason: result.reason === null ? why : `${result.reason}; ${why}` };
}

/** The value as JSON holds it; undefined where a number in it is not finite. */
function plainOf(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Float64Array || Array.isArray(value)) {
    const list = Array.from(value as ArrayLike<unknown>, plainOf);
    return list.includes(undefined) ? undefined : list;
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, plainOf(inner)] as const);
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}
