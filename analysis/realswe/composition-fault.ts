import { type IssueType, LETTERS } from './realswe-records.ts';

/** Why `composition` is no request of this type; null where it is one: a non-empty string of distinct letters of the type. */
export function compositionFault(composition: string, type: IssueType): string | null {
  const letters = [...composition];
  const legal: readonly string[] = LETTERS[type];
  if (letters.length === 0) return 'the composition is empty';
  const strange = letters.find((letter) => !legal.includes(letter));
  if (strange !== undefined) return `${strange} is no field of a ${type}; these are: ${legal.join(', ')}`;
  const twice = letters.find((letter, i) => letters.indexOf(letter) !== i);
  return twice === undefined ? null : `${twice} stands twice in the composition ${composition}`;
}
