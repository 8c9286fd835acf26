import { decodeText, TextError } from '../../decode-text.ts';
import type { Document } from '../../documents.ts';
import type { ImportProblem } from '../../format.ts';
import { jsonLines } from '../../json-lines.ts';
import { readJson } from '../../read-json.ts';
import { asObject, type Untyped } from '../../untyped.ts';
import { type DocumentKind, kindOf } from './kind-of.ts';

type Report = (problem: ImportProblem) => void;

export interface Entry {
  readonly value: Untyped;
  readonly line: number | null;
}

/** A parsed file: what it holds, itself where it is one value, and its rows where it is a list or lines. */
export interface ReadDocument {
  readonly kind: DocumentKind | null;
  readonly whole: unknown;
  readonly rows: readonly Entry[];
}

function rowsOf(value: unknown): readonly Entry[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item) => {
    const object = asObject(item);
    return object === null ? [] : [{ value: object, line: null }];
  });
}

/** A `.json` or `.jsonl` file; null where it could not be read, which is then reported. */
export async function readResultsDocument(document: Document, report: Report): Promise<ReadDocument | null> {
  const bytes = await document.load(report);
  if (bytes === null) return null;
  if (document.path.endsWith('.jsonl')) {
    const rows = [...jsonLines(bytes, document.file, report)];
    return rows.length === 0 ? null : { kind: kindOf(rows[0]!.value), whole: null, rows };
  }
  const { value, problems } = readJson(bytes, document.file, true);
  for (const problem of problems) report(problem);
  return value === undefined ? null : { kind: kindOf(value), whole: value, rows: rowsOf(value) };
}

/** The text of a file, which may be empty; null where it could not be read, which is then reported. */
export async function readText(document: Document, report: Report): Promise<string | null> {
  const bytes = await document.load(report);
  if (bytes === null) return null;
  if (bytes.length === 0) return '';
  try {
    const { text, exact } = decodeText(bytes);
    const reason = 'some bytes are not UTF-8; they are kept as U+FFFD';
    if (!exact) report({ file: document.file, line: null, code: 'invalid-utf8', reason });
    return text;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    report({ file: document.file, line: null, code: error.code, reason: error.message });
    return null;
  }
}
