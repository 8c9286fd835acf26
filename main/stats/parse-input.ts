import type { z } from 'zod';
import { InputError } from './input-error.ts';
import { placeOf } from './place-of.ts';
import { requireFewValues } from './require-few-values.ts';

const LONGEST_SHOWN = 40;

/**
 * The input as the schema wants it. A schema's messages are what belongs in the place (“a number”), so that the error
 * reads `a[17] is "x", where a number belongs`. @throws InputError
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`The input is ${shown(value)}, where an object in braces belongs`);
  requireFewValues(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InputError(sentenceOf(parsed.error.issues[0]!, value));
}

function sentenceOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, issue.path);
  const place = placeOf(issue.path);
  return `${place} is ${shown(valueAt(input, issue.path))}, where ${issue.message} belongs`;
}

function unknownKeys(keys: readonly string[], path: readonly PropertyKey[]): string {
  const named = keys.slice(0, 3).map((key) => cut(JSON.stringify(key)));
  const where = path.length === 0 ? '' : ` in ${placeOf(path)}`;
  return `${named.join(', ')}${where} is no key that it takes`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
}

/** A value in a few words: its JSON, or what is too long for a sentence by its size. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  // JSON has no infinity: only a number beyond the doubles is read as one.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'beyond the range of numbers';
  return cut(JSON.stringify(value));
}

const cut = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
