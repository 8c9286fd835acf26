import type { z } from 'zod';
import { differingPaths } from '../differing-paths.ts';
import type { ImportProblem } from '../format.ts';
import type { RowResult } from './read-rows.ts';

export interface Place {
  readonly file: string;
  readonly line: number | null;
}

/** A row of a known shape, with the row as it stands. */
export interface ParsedRow<T> {
  readonly data: T;
  readonly raw: unknown;
  readonly place: Place;
}

/** A row as `schema` wants it, or the problem in its place. */
export function parseRow<T>(
  result: RowResult,
  schema: z.ZodType<T>,
  file: string,
): ParsedRow<T> | { readonly problem: ImportProblem } {
  if ('problem' in result) return result;
  const place = { file, line: result.line };
  const parsed = schema.safeParse(result.row);
  if (parsed.success) return { data: parsed.data, raw: result.row, place };
  const [issue] = parsed.error.issues;
  const reason = `${issue?.path.join('.') || 'the record'}: ${issue?.message}; the record is left out`;
  return { problem: { ...place, code: 'bad-record', reason } };
}

/** What of a row is lost on its way into scripts and back, as a problem; null where nothing is. */
export function notKept(raw: unknown, exported: unknown, name: string, place: Place): ImportProblem | null {
  const lost = differingPaths(raw, exported);
  if (lost.length === 0) return null;
  const reason = `of ${name} this is not kept as it stands: ${lost.join(', ')}`;
  return { ...place, code: 'not-kept', reason };
}
