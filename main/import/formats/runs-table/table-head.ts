import { isUtf8 } from 'node:buffer';
import { hasUtf8Mark, isUtf16 } from '../../decode-text.ts';
import { guessColumns } from '../../guess-columns.ts';
import { parseCsv } from '../../parse-csv.ts';
import type { FileEnds } from '../../read-ends.ts';
import { readJson } from '../../read-json.ts';
import { asObject } from '../../untyped.ts';

/** Enough for the header, or for the first objects of a JSONL file whose later ones name further keys. */
export const HEAD_BYTES = 1024 * 1024;
export const TAIL_BYTES = 4;

const DELIMITERS = [',', '\t', ';', '|'];

/** What the first bytes of a table say. `names` is null for Parquet, whose footer only the store can read. */
export interface TableHead {
  readonly form: 'csv' | 'jsonl' | 'parquet';
  readonly delimiter: string | null;
  readonly names: readonly string[] | null;
}

/** Why a file is no table. */
export interface NoTable {
  readonly form: null;
  readonly reason: string;
}

const noTable = (reason: string): NoTable => ({ form: null, reason });

/** The first bytes up to the last whole line in them, so that nothing is judged by half a line. */
function wholeLines({ head, bytes }: FileEnds): Buffer {
  const end = head.length === bytes ? head.length : head.lastIndexOf(10) + 1;
  return head.subarray(hasUtf8Mark(head) ? 3 : 0, end);
}

/** Each line by itself, so that a damaged one does not hide the keys of the others. */
function jsonlHead(lines: Buffer): TableHead | NoTable {
  const names = new Set<string>();
  for (let from = 0; from < lines.length; ) {
    const newline = lines.indexOf(10, from);
    const end = newline < 0 ? lines.length : newline;
    const row = asObject(readJson(lines.subarray(from, end), '', false).value);
    for (const name of Object.keys(row ?? {})) names.add(name);
    from = end + 1;
  }
  return names.size === 0
    ? noTable('starts like JSON, but no line is an object by itself')
    : { form: 'jsonl', delimiter: null, names: [...names] };
}

interface Candidate {
  readonly delimiter: string;
  readonly names: readonly string[];
  readonly known: number;
}

function candidate(header: string, delimiter: string): Candidate {
  const names = parseCsv(header, delimiter).next().value?.fields ?? [];
  return { delimiter, names, known: Object.keys(guessColumns(names)).length };
}

/** The delimiter under which the header holds most columns we know; of equals, most columns at all. */
function csvHead(lines: Buffer): TableHead | NoTable {
  const first = lines.subarray(0, lines.indexOf(10) < 0 ? lines.length : lines.indexOf(10));
  if (first.includes(0) || !isUtf8(first))
    return noTable('is not text: its first line holds bytes that are not UTF-8');
  const header = lines.toString('utf8');
  const [best] = DELIMITERS.map((delimiter) => candidate(header, delimiter)).sort(
    (a, b) => b.known - a.known || b.names.length - a.names.length,
  );
  if (best === undefined || best.names.length < 2) return noTable('is text without columns');
  return { form: 'csv', delimiter: best.delimiter, names: best.names };
}

/** Tells the form of a table from its first and last bytes. */
export function tableHead(ends: FileEnds): TableHead | NoTable {
  const { head, tail, bytes } = ends;
  if (bytes === 0) return noTable('is empty');
  if (isUtf16(head)) return noTable('is UTF-16; save it as UTF-8');
  if (head.subarray(0, 4).toString('latin1') === 'PAR1')
    return tail.toString('latin1') === 'PAR1'
      ? { form: 'parquet', delimiter: null, names: null }
      : noTable('starts like Parquet but does not end like it: it is truncated');
  const lines = wholeLines(ends);
  if (lines.length === 0) return noTable(`has a first line of more than ${HEAD_BYTES} bytes`);
  const first = /\S/.exec(lines.subarray(0, 1024).toString('latin1'))?.[0];
  if (first === '[') return noTable('is a JSON array; a runs table has one JSON object per line');
  return first === '{' ? jsonlHead(lines) : csvHead(lines);
}
