import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Assignment, Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor, noteUnusedNames } from '../apply-mapping.ts';
import { checkNames } from '../check-names.ts';
import type { Format, ImportGroup, ImportItem, Inspection, Sniff } from '../format.ts';
import { Look } from '../look.ts';
import { type RowResult, readRows } from './read-rows.ts';
import { type RowsHead, rowsHead } from './rows-head.ts';

export type Columns = Readonly<Record<string, string>>;

/** A file of rows that is being read. */
export interface RowsSource {
  /** What to call the file. */
  readonly file: string;
  readonly head: RowsHead;
  /** Our column → the file's. */
  readonly columns: Columns;
  readonly assignment: Assignment;
  /** Reads the file from its start, each time it is asked for. */
  rows(columns?: readonly string[]): AsyncGenerator<RowResult>;
}

/** What the columns of a kind of table are. */
export interface RowsKind {
  /** What to call such a file in errors, such as `a table of messages`. */
  readonly what: string;
  /** Our names, in the order in which they are documented. */
  readonly ours: readonly string[];
  /** Our name → the file's, as far as the file tells; `given` (from a mapping) is kept as it stands. */
  guess(head: RowsHead, given: Columns): Columns;
  /** What is missing, in words; null where the columns are enough. */
  missing(columns: Columns): string | null;
  /** Bytes of the longest line that a JSONL file may have; absent: that of a table. */
  readonly longest?: number;
}

/** A format that is one file of rows: a CSV, JSONL, JSON or Parquet whose columns are known by name. */
export interface RowsReader extends RowsKind {
  readonly name: string;
  sniff(head: RowsHead, columns: Columns): Sniff;
  /** What the file says of itself, for the window's questions. */
  describe(source: RowsSource): Promise<Partial<ImportGroup>>;
  read(source: RowsSource): AsyncGenerator<ImportItem>;
}

const NO: Sniff = { confidence: 0, reason: '' };

/** Whether a file is such a table. */
export async function sniffRows(
  reader: Pick<RowsReader, 'guess' | 'sniff'>,
  path: string,
  look = new Look(path),
): Promise<Sniff> {
  if (!(await stat(path)).isFile()) return NO;
  try {
    const head = await look.firstRows();
    return head === null ? NO : reader.sniff(head, reader.guess(head, {}));
  } catch (error) {
    if (error instanceof UserError && error.code === 'bad-input') return { ...NO, reason: error.message };
    throw error;
  }
}

/** Throws UserError where the file is no such table. */
export async function openRows(
  kind: RowsKind,
  path: string,
  mapping: Mapping,
  signal: AbortSignal,
  file = basename(path),
): Promise<RowsSource> {
  const head = await rowsHead(path);
  if (head === null)
    throw new UserError(
      'bad-input',
      `${path} holds no rows.`,
      `Choose ${kind.what}: CSV, JSONL, JSON or Parquet.`,
    );
  const columns = kind.guess(head, mapping.columns ?? {});
  const longest = kind.longest === undefined ? {} : { longest: kind.longest };
  return {
    file,
    head,
    columns,
    assignment: assignmentFor(mapping, file),
    rows: (only) =>
      readRows(path, file, head, signal, only === undefined ? longest : { ...longest, columns: only }),
  };
}

/** Throws UserError where a column that must be there is not, or one that the mapping names. */
export function checkRows(kind: RowsKind, path: string, { columns, head }: RowsSource): void {
  checkNames(columns, kind.ours, [...head.names, ...head.inner], path, kind.what);
  const missing = kind.missing(columns);
  if (missing !== null)
    throw new UserError(
      'bad-input',
      `${path} has no column for ${missing}; it has ${head.names.join(', ')}.`,
      'Name the column in a mapping file, under `columns:`.',
    );
}

async function inspect(reader: RowsReader, path: string, signal: AbortSignal): Promise<Inspection> {
  const source = await openRows(reader, path, {}, signal);
  const silent = { n_runs: null, benchmark: null, system: null, condition: null, repeat: null };
  const group = { name: source.file, ...silent, ...(await reader.describe(source)) };
  return { n_files: 1, bytes: (await stat(path)).size, groups: [group], columns: source.columns };
}

async function* read(
  reader: RowsReader,
  path: string,
  mapping: Mapping,
  signal: AbortSignal,
): AsyncGenerator<ImportItem> {
  const source = await openRows(reader, path, mapping, signal);
  checkRows(reader, path, source);
  const unused = noteUnusedNames(mapping, [source.file]);
  if (unused !== null) yield { kind: 'note', note: unused };
  yield* reader.read(source);
}

/** A format whose files each are a table of rows: everything but what the rows mean is the same for all. */
export function rowsFormat(reader: RowsReader): Format {
  return {
    name: reader.name,
    sniff: (path, look) => sniffRows(reader, path, look),
    inspect: (path, signal) => inspect(reader, path, signal),
    read: (path, mapping, signal) => read(reader, path, mapping, signal),
  };
}
