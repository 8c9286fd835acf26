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
  readonly samples: readonly Untyped[];
  /** Null for all but CSV. */
  readonly delimiter: string | null;
}

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
  return samples.length === 0 ? null : { form: 'json', names: namesOf(samples), samples, delimiter: null };
}

function csvSamples(text: string, { delimiter, names }: TableHead): readonly Untyped[] {
  const samples: Untyped[] = [];
  for (const { fields } of parseCsv(text, delimiter ?? ',')) {
    if (samples.length > MOST_SAMPLES) break;
    samples.push(Object.fromEntries((names ?? []).map((name, i) => [name, fields[i] ?? ''])));
  }
  // The first is the header; the last may be cut.
  return samples.slice(1, Math.max(2, samples.length - 1));
}

function textHead(head: TableHead, { head: bytes }: FileEnds): RowsHead {
  const text = bytes.subarray(hasUtf8Mark(bytes) ? 3 : 0).toString('utf8');
  const { form, delimiter, names } = head;
  if (form === 'csv') return { form, delimiter, names: names ?? [], samples: csvSamples(text, head) };
  const lines = text.split('\n', MOST_SAMPLES);
  const samples = lines
    .map((line) => (line.trim() === '' ? null : rowOf(line)))
    .filter((row) => row !== null);
  return { form: 'jsonl', delimiter: null, names: names ?? [], samples };
}

async function parquetHead(path: string): Promise<RowsHead> {
  const samples: Untyped[] = [];
  for await (const text of parquetRows(path, MOST_SAMPLES)) samples.push(rowOf(text) ?? {});
  return { form: 'parquet', names: await parquetColumns(path), samples, delimiter: null };
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
