import { InputError } from '../input-error.ts';

/** @throws InputError unless all lists have one value for each item */
export function requireEquallyLong(lists: Readonly<Record<string, readonly unknown[]>>): void {
  const [first, ...others] = Object.entries(lists).map(([key, { length }]) => ({ key, length }));
  const other = others.find(({ length }) => length !== first?.length);
  if (first && other)
    throw new InputError(
      `${first.key} holds ${first.length} values and ${other.key} ${other.length}, where each of one belongs to one of the other`,
    );
}
