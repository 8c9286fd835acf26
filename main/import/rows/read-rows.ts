import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../../../analysis/model/user-error.ts';
import { fileError } from '../file-error.ts';
import type { ImportProblem } from '../format.ts';
import { RecordAssembler } from '../formats/runs-table/record-assembler.ts';
import { parseCsv } from '../parse-csv.ts';
import { readJson } from '../read-json.ts';
import { type Line, LONGEST_LINE, readLines } from '../read-lines.ts';
import { ParquetFile, type ParquetPart } from '../read-parquet.ts';
import { asObject, type Untyped } from '../untyped.ts';
import type { RowsHead } from './rows-head.ts';

const NEWLINE = Buffer.from('\n');
const LARGEST_JSON = 256 * 1024 * 1024;

/** A row of a table, or what is wrong in its place. */
export type RowResult =
  | { readonly row: Untyped; readonly line: number | null }
  | { readonly problem: ImportProblem };

/** What of a file is wanted. */
export interface RowsPart {
  /** Bytes of the longest line of a JSONL file; absent: that of a table. */
  readonly longest?: number;
  /** Columns that are enough, where leaving out the others spares work; absent: all. */
  readonly columns?: readonly string[];
}

interface Place {
  readonly file: string;
  readonly line: number | null;
}

const fault = (place: Place, code: string, reason: string): RowResult => ({
  problem: { ...place, code, reason },
});

/** One JSON value that should be an object, with whatever was read in part. */
function* jsonRow(bytes: Buffer, { file, line }: Place): Generator<RowResult> {
  const { value, problems } = readJson(bytes, file, true, line ?? 1);
  for (const problem of problems) yield { problem };
  const row = asObject(value);
  if (row !== null) yield { row, line };
  else if (value !== undefined) yield fault({ file, line }, 'not-a-row', 'this is JSON but no object');
}

const isBlank = ({ bytes, overlong }: Line) => !overlong && !bytes.some((byte) => byte > 32);

const longLine = (file: string, line: number, longest = LONGEST_LINE): RowResult =>
  fault({ file, line }, 'long-line', `the line is longer than ${longest} bytes; it is left out`);

async function* jsonlRows(
  path: string,
  file: string,
  signal: AbortSignal,
  longest: number | undefined,
): AsyncGenerator<RowResult> {
  for await (const line of readLines(path, signal, longest)) {
    if (isBlank(line)) continue;
    if (line.overlong) yield longLine(file, line.number, longest);
    else yield* jsonRow(line.bytes, { file, line: line.number });
  }
}

/** An array of objects, or one object. */
async function* jsonRows(path: string, file: string): AsyncGenerator<RowResult> {
  const { size } = await stat(path);
  if (size > LARGEST_JSON)
    throw new UserError(
      'bad-input',
      `${path} is a JSON file of more than ${LARGEST_JSON} bytes.`,
      'Save it as JSONL, one object per line.',
    );
  const { value, problems } = readJson(await readFile(path), file, true);
  for (const problem of problems) yield { problem };
  for (const [i, item] of (Array.isArray(value) ? value : value === undefined ? [] : [value]).entries()) {
    const row = asObject(item);
    if (row !== null) yield { row, line: null };
    else yield fault({ file, line: null }, 'not-a-row', `entry ${i + 1} is no object`);
  }
}

/** The fields of one record under the names of the header. */
function* csvRow(lines: readonly Line[], { names, delimiter }: RowsHead, file: string): Generator<RowResult> {
  const place = { file, line: lines[0]!.number };
  if (lines.some(({ overlong }) => overlong)) return yield longLine(file, place.line);
  const bytes = lines.flatMap((line, i) => (i === 0 ? [line.bytes] : [NEWLINE, line.bytes]));
  const text = Buffer.concat(bytes);
  if (text.includes(0)) return yield fault(place, 'nul-byte', 'the record holds NUL bytes; it is left out');
  if (!isUtf8(text)) yield fault(place, 'invalid-utf8', 'some bytes are not UTF-8; they are kept as U+FFFD');
  const fields = parseCsv(text.toString('utf8'), delimiter ?? ',').next().value?.fields ?? [];
  const counts = `${fields.length} fields and the header ${names.length}`;
  if (fields.length !== names.length)
    return yield fault(place, 'bad-record', `the record has ${counts}; it is left out`);
  yield { row: Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ''])), line: place.line };
}

async function* csvRows(
  path: string,
  file: string,
  head: RowsHead,
  signal: AbortSignal,
): AsyncGenerator<RowResult> {
  const assembler = new RecordAssembler(head.delimiter ?? ',');
  let isHeader = true;
  function* rows(records: readonly (readonly Line[])[]): Generator<RowResult> {
    for (const record of records) {
      if (record.every(isBlank)) continue;
      if (!isHeader) yield* csvRow(record, head, file);
      isHeader = false;
    }
  }
  for await (const line of readLines(path, signal)) yield* rows(assembler.push(line));
  yield* rows(assembler.finish());
}

async function* readParquet(path: string, part: ParquetPart): AsyncGenerator<RowResult> {
  const parquet = await ParquetFile.open(path);
  try {
    let line = 0;
    for await (const row of parquet.rows(part)) {
      line += 1;
      yield { row, line };
    }
  } finally {
    await parquet.close();
  }
}

/**
 * The rows of a file whose head is known, in order, as objects: with their types where the form has types, else as text. A
 * row that cannot be read is a problem in its place and the rest follows. Lines are the file's (of Parquet, the row's
 * number; null for a JSON array); `file` is what to call it. Throws UserError where the file itself cannot be read.
 */
export async function* readRows(
  path: string,
  file: string,
  head: RowsHead,
  signal: AbortSignal,
  { longest, columns }: RowsPart = {},
): AsyncGenerator<RowResult> {
  try {
    if (head.form === 'jsonl') yield* jsonlRows(path, file, signal, longest);
    else if (head.form === 'json') yield* jsonRows(path, file);
    else if (head.form === 'csv') yield* csvRows(path, file, head, signal);
    else yield* readParquet(path, columns === undefined ? {} : { columns });
  } catch (error) {
    throw fileError(error, path);
  }
}
