import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor, noteUnusedNames } from '../apply-mapping.ts';
import { fileError } from '../file-error.ts';
import type { Format, ImportItem, Inspection, RunsTable, Sniff } from '../format.ts';
import { guessColumns } from '../guess-columns.ts';
import { noteIgnoredColumns } from '../note-ignored-columns.ts';
import { type FileEnds, readEnds } from '../read-ends.ts';
import { requireColumns } from '../require-columns.ts';
import { cleanCopy } from './runs-table/clean-copy.ts';
import { countRows } from './runs-table/count-rows.ts';
import { type Preflight, preflight } from './runs-table/preflight.ts';
import { HEAD_BYTES, TAIL_BYTES, type TableHead, tableHead } from './runs-table/table-head.ts';

const readHead = (path: string): Promise<FileEnds> => readEnds(path, HEAD_BYTES, TAIL_BYTES);

async function sniff(path: string): Promise<Sniff> {
  if (!(await stat(path)).isFile()) return { confidence: 0, reason: '' };
  const head = tableHead(await readHead(path));
  if (head.form === null) return { confidence: 0, reason: head.reason };
  if (head.names === null) return { confidence: 0.6, reason: 'a Parquet file' };
  const columns = guessColumns(head.names);
  const known = Object.keys(columns).length;
  const kind = head.form === 'csv' ? 'CSV' : 'JSONL';
  if (columns.task === undefined) return { confidence: 0.3, reason: `${kind} without a column for the task` };
  if (columns.resolved === undefined && columns.outcome === undefined)
    return { confidence: 0.3, reason: `${kind} with tasks but neither resolved nor outcome` };
  return { confidence: 0.8, reason: `${kind} with ${known} columns of a runs table` };
}

/** Throws UserError where the file is no table at all. */
async function requireHead(path: string): Promise<TableHead> {
  const head = tableHead(await readHead(path));
  if (head.form === null)
    throw new UserError('bad-input', `${path} ${head.reason}.`, 'A runs table is CSV, JSONL or Parquet.');
  return head;
}

async function inspect(path: string, signal: AbortSignal): Promise<Inspection> {
  const head = await requireHead(path);
  const { size } = await stat(path);
  const n_runs = await countRows(path, head, size, signal);
  const silent = { benchmark: null, system: null, condition: null, repeat: null };
  return {
    n_files: 1,
    bytes: size,
    groups: [{ name: basename(path), n_runs, ...silent }],
    columns: head.names === null ? null : guessColumns(head.names),
  };
}

/** Hands out the table itself or, where it has lines no reader takes, a copy without them, gone when the reader returns. */
async function* readText(
  table: RunsTable,
  { clean, mixed_line_ends }: Preflight,
  signal: AbortSignal,
): AsyncGenerator<ImportItem> {
  if (clean) {
    yield { kind: 'runs-table', table: { ...table, mixed_line_ends } };
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'parallax-import-'));
  try {
    const file = basename(table.path);
    const copy = join(folder, file);
    for await (const problem of cleanCopy(
      { path: table.path, file, delimiter: table.delimiter },
      copy,
      signal,
    ))
      yield { kind: 'problem', problem };
    // The copy's blank lines may end otherwise than its records.
    yield { kind: 'runs-table', table: { ...table, path: copy, mixed_line_ends: true } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * One `runs-table` item, which must be read before the next item is asked for: the path may be a temporary copy. Columns
 * of a Parquet file are left to the reader, since only it can see them.
 */
async function* read(path: string, mapping: Mapping, signal: AbortSignal): AsyncGenerator<ImportItem> {
  const head = await requireHead(path);
  const name = basename(path);
  const columns = head.names === null ? (mapping.columns ?? {}) : guessColumns(head.names, mapping.columns);
  if (head.names !== null) requireColumns(columns, head.names, path);
  const unused = noteUnusedNames(mapping, [name]);
  if (unused !== null) yield { kind: 'note', note: unused };
  const table: RunsTable = {
    path,
    file: name,
    form: head.form,
    columns,
    header: head.form === 'csv' ? head.names : null,
    delimiter: head.delimiter,
    mixed_line_ends: false,
    mapping: { all: assignmentFor(mapping, name), ...(mapping.columns && { columns: mapping.columns }) },
  };
  if (head.names === null) {
    yield { kind: 'runs-table', table };
    return;
  }
  const ignored = noteIgnoredColumns(columns, head.names);
  if (ignored !== null) yield { kind: 'note', note: ignored };
  try {
    const total = (await stat(path)).size;
    const pass = preflight(path, signal);
    for (;;) {
      const { done, value } = await pass.next();
      if (done) return yield* readText(table, value, signal);
      yield { kind: 'progress', done: value, total, unit: 'bytes' };
    }
  } catch (error) {
    throw fileError(error, path);
  }
}

/** The documented table of runs: CSV, JSONL or Parquet, one row per run. */
export const runsTable: Format = { name: 'runs-table', sniff, inspect, read };
