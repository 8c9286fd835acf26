import { asList } from '../../untyped.ts';

/** The items of a pool at the places that `refs` name, a list of ranges `[start, end)`. */
export function itemsAt<T>(pool: readonly T[], refs: unknown): readonly T[] {
  return asList(refs).flatMap((range) => {
    const [start, end] = asList(range).map(Number);
    return pool.slice(start, end);
  });
}
