import { parquetColumns, parquetRows } from '../../store/read-parquet.ts';
import { hasUtf8Mark } from '../decode-text.ts';
import { HEAD_BYTES, TAIL_BYTES, type TableHead, tableHead } from '../formats/runs-table/table-head.ts';
import { parseCsv } from '../parse-csv.ts';
import { type FileEnds, readEnds } from '../read-ends.ts';
import { readJson } from '../read-json.ts';
import { asObject, type Untyped } from '../untyped.ts';
import { firstJson } from './first-json.ts';

const MOST_SAMPLES = 20;

/** What the beginning of a file of rows shows: its form, the names of its columns and its first rows. */
export interface RowsHead {
  readonly form: 'csv' | 'jsonl' | 'json' | 'parquet';
  readonly names: readonly string[];
  /** Names of the fields of objects that stand in lists within the rows. */
  readonly inner: readonly string[];
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
  return { form: 'json', names: namesOf(samples), inner: innerOf(samples), samples, delimiter: null };
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

function textHead(head: TableHead, ends: FileEnds): RowsHead {
  const text = ends.head.subarray(hasUtf8Mark(ends.head) ? 3 : 0).toString('utf8');
  const isWhole = ends.head.length === ends.bytes;
  const { form, delimiter } = head;
  const names = head.names ?? [];
  const lines = text.split('\n', MOST_SAMPLES);
  const samples =
    form === 'csv' ? csvSamples(text, head, isWhole) : lines.map(rowOf).filter((row) => row !== null);
  return { form, delimiter, names, inner: innerOf(samples), samples };
}

async function parquetHead(path: string): Promise<RowsHead> {
  const samples: Untyped[] = [];
  for await (const text of parquetRows(path, MOST_SAMPLES)) samples.push(rowOf(text) ?? {});
  const names = await parquetColumns(path);
  return { form: 'parquet', names, inner: innerOf(samples), samples, delimiter: null };
}

/**
 * What the first and last bytes of a file of rows tell; null where it is none: neither CSV, JSONL, a JSON array or object,
 * nor Parquet. Throws UserError where the file may not be read or its Parquet is damaged.
 */
export async function rowsHead(path: string): Promise<RowsHead | null> {
  const ends = await readEnds(path, HEAD_BYTES, TAIL_BYTES);
  const head = tableHead(ends);
  if (head.form === 'parquet') return parquetHead(path);
  const text = ends.head.toString('utf8');
  const isJson = /^\ufeff?\s*[[{]/.test(text);
  if (head.form === (isJson ? 'jsonl' : 'csv')) return textHead(head, ends);
  return isJson ? jsonHead(text) : null;
}
