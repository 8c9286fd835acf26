import type { ImportProblem } from '../format.ts';
import type { Untyped } from '../untyped.ts';

/** A problem for each of `items` that bears the id of an earlier one; `what` they are is said with it. Both are kept. */
export function* repeatedIds(
  items: readonly Untyped[],
  key: string,
  what: string,
  file: string,
): Generator<ImportProblem> {
  const seen = new Map<unknown, Untyped>();
  for (const item of items) {
    const id = item[key];
    const before = seen.get(id);
    if (id === undefined) continue;
    seen.set(id, item);
    if (before === undefined) continue;
    const same = JSON.stringify(before) === JSON.stringify(item) ? 'the same' : 'different';
    const reason = `${what} ${id} stands twice with ${same} content; both are kept`;
    yield { file, line: null, code: 'repeated-id', reason };
  }
}
