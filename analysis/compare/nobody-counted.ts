export const NOBODY_COUNTED = 'it is 0 everywhere: nobody counted it';

/** Zeros everywhere are taken for a measure that nobody counted. */
export function isCounted({
  a,
  b,
}: {
  readonly a: readonly number[];
  readonly b: readonly number[];
}): boolean {
  return a.some((value) => value !== 0) || b.some((value) => value !== 0);
}
