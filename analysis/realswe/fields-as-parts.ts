import type { Part } from '../model/script.ts';
import { type Fields, LETTERS } from './realswe-records.ts';

/** The field under which a task's interface follows its request. */
export const INTERFACE = 'interface';

const ORDER: readonly string[] = [...LETTERS.bug, ...LETTERS.feature];

const byOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  ORDER.indexOf(a) - ORDER.indexOf(b);

export interface FieldParts {
  /** Fields in the order in which a whole request is assembled, the interface last. */
  readonly parts: readonly Part[];
  /** Letters of the fields that the request lacks. */
  readonly empty: readonly string[];
}

/** The fields of a request as the parts of what the user says. */
export function fieldsAsParts(fields: Fields, suffix: string | null): FieldParts {
  const entries = Object.entries(fields).sort(byOrder);
  const parts = entries.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]));
  return {
    parts: suffix === null ? parts : [...parts, { field: INTERFACE, text: suffix }],
    empty: entries.flatMap(([field, text]) => (text === null ? [field] : [])),
  };
}

/** The fields again: the inverse of `fieldsAsParts`, but for the interface. */
export function partsAsFields({ parts, empty }: FieldParts): Fields {
  const held = parts.filter(({ field }) => field !== INTERFACE).map(({ field, text }) => [field, text]);
  return Object.fromEntries([...held, ...empty.map((field) => [field, null])]);
}
