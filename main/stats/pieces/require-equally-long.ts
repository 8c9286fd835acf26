import { InputError } from '../input-error.ts';

/** @throws InputError unless both lists have one value for each item */
export function requireEquallyLong(lists: Readonly<Record<string, readonly unknown[]>>): void {
  const [[first, values], ...others] = Object.entries(lists) as [string, readonly unknown[]][] as [
    [string, readonly unknown[]],
    ...[string, readonly unknown[]][],
  ];
  for (const [other, { length }] of others) {
    if (length !== values.length)
      throw new InputError(
        `${first} holds ${values.length} values and ${other} ${length}, where each of one belongs to one of the other`,
      );
  }
}
