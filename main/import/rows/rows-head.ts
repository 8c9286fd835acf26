import { hasUtf8Mark } from '../decode-text.ts';
import { HEAD_BYTES, TAIL_BYTES, type TableHead, tableHead } from '../formats/runs-table/table-head.ts';
import { parseCsv } from '../parse-csv.ts';
import { type FileEnds, readEnds } from '../read-ends.ts';
import { readJson } from '../read-json.ts';
import { ParquetFile } from '../read-parquet.ts';
import { asObject, type Untyped } from '../untyped.ts';
import { firstJson } from './first-json.ts';

const MOST_SAMPLES = 20;
/** How far a first row is followed that is longer than heads are: a transcript may be several megabytes. */
const LONGEST_FIRST = 32 * 1024 * 1024;
/** Bytes of a nested column of Parquet, which can only be unpacked as a whole. */
const LARGEST_SAMPLE = 8 * 1024 * 1024;
const FEW_BYTES = 64 * 1024;
const LINES_THAT_TELL = 5;

/** What the beginning of a file of rows shows: its form, the names of its columns and its first rows. */
export interface RowsHead {
  readonly form: 'csv' | 'jsonl' | 'json' | 'parquet';
  readonly names: readonly string[];
  /** Names of the fields of objects that stand in lists within the rows. */
  readonly inner: readonly string[];
  /** Columns that are known to be lists of objects, with the names of their fields: those of Parquet. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly samples: readonly Untyped[];
  /** Null for all but CSV. */
  readonly delimiter: string | null;
}

/** A value that is a list, or a list that is written as JSON inside a string; null for any other. */
export function listIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !/^\s*\[/.test(value)) return null;
  const { value: parsed } = readJson(Buffer.from(value), '', false);
  return Array.isArray(parsed) ? parsed : null;
}

const innerOf = (rows: readonly Untyped[]) => [
  ...new Set(
    rows
      .flatMap((row) => Object.values(row).flatMap((value) => listIn(value) ?? []))
      .flatMap((item) => Object.keys(asObject(item) ?? {})),
  ),
];

const namesOf = (rows: readonly Untyped[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const rowOf = (text: string): Untyped | null => asObject(readJson(Buffer.from(text), '', false).value);

/** The first objects of a JSON array or of one object, as far as they are whole in `text`. */
function jsonHead(text: string): RowsHead | null {
  const samples: Untyped[] = [];
  let at = 0;
  while (samples.length < MOST_SAMPLES) {
    const json = firstJson(text, at);
    const row = json === null ? null : rowOf(json);
    if (json === null || row === null) break;
    samples.push(row);
    at = text.indexOf(json, at) + json.length;
    if (!/^\s*,\s*\{/.test(text.slice(at, at + 1024))) break;
  }
  if (samples.length === 0) return null;
  return {
    form: 'json',
    names: namesOf(samples),
    inner: innerOf(samples),
    lists: {},
    samples,
    delimiter: null,
  };
}

function csvSamples(text: string, { delimiter, names }: TableHead, isWhole: boolean): readonly Untyped[] {
  const samples: Untyped[] = [];
  for (const { fields } of parseCsv(text, delimiter ?? ',')) {
    if (samples.length > MOST_SAMPLES) break;
    samples.push(Object.fromEntries((names ?? []).map((name, i) => [name, fields[i] ?? ''])));
  }
  // The first is the header.
  return isWhole || samples.length > MOST_SAMPLES ? samples.slice(1) : samples.slice(1, -1);
}

function csvHead(head: TableHead, text: string, isWhole: boolean): RowsHead {
  const samples = csvSamples(text, head, isWhole);
  return {
    form: 'csv',
    delimiter: head.delimiter,
    names: head.names ?? [],
    inner: innerOf(samples),
    lists: {},
    samples,
  };
}

/** A line that is an object by itself shows JSONL; the first may be damaged, but of pretty-printed JSON none is. */
function jsonlHead(text: string, ends: FileEnds): RowsHead | null {
  const lines = text.split('\n', MOST_SAMPLES);
  if (!lines.slice(0, LINES_THAT_TELL).some((line) => rowOf(line) !== null)) return null;
  const samples = lines.map(rowOf).filter((row) => row !== null);
  const { names } = tableHead(ends) as Partial<TableHead>;
  return {
    form: 'jsonl',
    delimiter: null,
    names: names ?? namesOf(samples),
    inner: innerOf(samples),
    lists: {},
    samples,
  };
}

/** Samples lack columns that would take long to unpack, of which `lists` tells the fields all the same. */
async function parquetHead(path: string): Promise<RowsHead> {
  const file = await ParquetFile.open(path);
  try {
    const { names, lists } = file;
    const columns = names.filter(
      (name) => lists[name] === undefined || file.firstBytes(name) <= LARGEST_SAMPLE,
    );
    const samples: Untyped[] = [];
    for await (const row of file.rows({ most: MOST_SAMPLES, columns })) samples.push(row);
    const inner = [...new Set([...innerOf(samples), ...Object.values(lists).flat()])];
    return { form: 'parquet', names, inner, lists, samples, delimiter: null };
  } finally {
    await file.close();
  }
}

/** Of JSON whose first row is longer than a head; null for anything else. */
async function longHead(path: string): Promise<RowsHead | null> {
  const { head: start, bytes } = await readEnds(path, 64);
  if (bytes <= HEAD_BYTES || !/^(\xef\xbb\xbf)?\s*\{/.test(start.toString('latin1'))) return null;
  const { head } = await readEnds(path, LONGEST_FIRST);
  const end = head.indexOf(10);
  const row = end < 0 ? null : rowOf(head.subarray(0, end).toString('utf8'));
  if (row === null) return head.length === bytes ? jsonHead(head.toString('utf8')) : null;
  const names = Object.keys(row);
  return { form: 'jsonl', names, inner: innerOf([row]), lists: {}, samples: [row], delimiter: null };
}

async function headWithin(path: string, bytes: number): Promise<RowsHead | null> {
  const ends = await readEnds(path, bytes, TAIL_BYTES);
  if (ends.head.subarray(0, 4).toString('latin1') === 'PAR1')
    return tableHead(ends).form === null ? null : parquetHead(path);
  const text = ends.head.subarray(hasUtf8Mark(ends.head) ? 3 : 0).toString('utf8');
  const mark = /^\s*([[{])/.exec(text)?.[1];
  if (mark !== undefined) return (mark === '{' ? jsonlHead(text, ends) : null) ?? jsonHead(text);
  const head = tableHead(ends);
  return head.form === 'csv' ? csvHead(head, text, ends.head.length === ends.bytes) : null;
}

/**
 * What the first and last bytes of a file of rows tell; null where it is none: neither CSV, JSONL, a JSON array or object,
 * nor Parquet. Throws UserError where the file may not be read or its Parquet is damaged.
 */
export async function rowsHead(path: string): Promise<RowsHead | null> {
  return (await headWithin(path, HEAD_BYTES)) ?? longHead(path);
}

/** As rowsHead, from as few bytes as show a row: enough to tell what a file is, not to name all its columns. */
export async function firstRows(path: string): Promise<RowsHead | null> {
  const { bytes } = await readEnds(path, 0);
  const few = await headWithin(path, FEW_BYTES);
  return few !== null || bytes <= FEW_BYTES ? few : rowsHead(path);
}
