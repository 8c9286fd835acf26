import { readFile } from 'node:fs/promises';
import { decodeText, TextError } from '../../decode-text.ts';
import { fileError } from '../../file-error.ts';
import { parseCsv } from '../../parse-csv.ts';
import { readLines } from '../../read-lines.ts';
import type { TableHead } from './table-head.ts';

const LARGEST = 32 * 1024 * 1024;

async function countLines(path: string, signal: AbortSignal): Promise<number> {
  let count = 0;
  for await (const line of readLines(path, signal))
    if (line.overlong || line.bytes.some((byte) => byte > 32)) count += 1;
  return count;
}

async function countRecords(path: string, delimiter: string): Promise<number | null> {
  try {
    let count = -1;
    for (const _ of parseCsv(decodeText(await readFile(path)).text, delimiter)) count += 1;
    return count;
  } catch (error) {
    if (error instanceof TextError) return null;
    throw fileError(error, path);
  }
}

/** Rows of a table; null where counting would take long or the form does not tell. */
export async function countRows(
  path: string,
  head: TableHead,
  bytes: number,
  signal: AbortSignal,
): Promise<number | null> {
  if (bytes > LARGEST) return null;
  if (head.form === 'jsonl') return await countLines(path, signal);
  return head.delimiter === null ? null : await countRecords(path, head.delimiter);
}
