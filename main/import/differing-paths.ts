import { asObject } from './untyped.ts';

const MOST = 5;

function* differing(one: unknown, other: unknown, path: string): Generator<string> {
  if (Object.is(one, other)) return;
  const [a, b] = [childrenOf(one), childrenOf(other)];
  if (a === null || b === null || Array.isArray(one) !== Array.isArray(other)) {
    yield path === '' ? 'all of it' : path;
    return;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    yield* differing(a[key], b[key], path === '' ? key : `${path}.${key}`);
}

const childrenOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  Array.isArray(value) ? { ...value } : asObject(value);

/** Paths, such as `counter_edit.mode`, at which two JSON values differ; the order of keys is no difference. The first five. */
export function differingPaths(one: unknown, other: unknown): readonly string[] {
  const found: string[] = [];
  for (const path of differing(one, other, '')) {
    if (found.length === MOST) return [...found, '…'];
    found.push(path);
  }
  return found;
}
