import { InputError } from './input-error.ts';

const MOST_VALUES = 1_000_000;

/** Far deeper than any input is, and far from where recursion ends. */
const DEEPEST = 20;

/** @throws InputError where a key holds more than a million values, or lists far too deep in each other */
export function requireFewValues(input: object): void {
  for (const [key, value] of Object.entries(input)) {
    if (countOf(value, key, 0) > MOST_VALUES)
      throw new InputError(`${key} holds more than ${MOST_VALUES} values, which is the most`);
  }
}

/** Counts no further than it must. */
function countOf(value: unknown, key: string, depth: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (depth === DEEPEST) throw new InputError(`${key} holds lists in lists, more than ${DEEPEST} deep`);
  let count = 0;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    count += countOf(inner, key, depth + 1);
    if (count > MOST_VALUES) return count;
  }
  return count;
}
