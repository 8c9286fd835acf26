import { isUtf16 } from './decode-text.ts';
import type { ImportProblem } from './format.ts';
import { readJson } from './read-json.ts';
import { asObject, type Untyped } from './untyped.ts';

export interface JsonLine {
  /** 1-based. */
  readonly line: number;
  readonly value: Untyped;
  readonly bytes: Buffer;
}

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte <= 32);

/** The objects of a file of JSON lines, however long its lines are. What is no object is reported, the rest follows. */
export function* jsonLines(
  bytes: Buffer,
  file: string,
  report: (problem: ImportProblem) => void,
): Generator<JsonLine> {
  if (isUtf16(bytes)) {
    report({ file, line: 1, code: 'utf-16', reason: 'the file is UTF-16; save it as UTF-8' });
    return;
  }
  let line = 0;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const text = bytes.subarray(from, end < 0 ? bytes.length : end);
    from = end < 0 ? bytes.length : end + 1;
    line += 1;
    if (isBlank(text)) continue;
    const { value, problems } = readJson(text, file, false, line);
    for (const problem of problems) report({ ...problem, line });
    const object = asObject(value);
    if (object !== null) yield { line, value: object, bytes: text };
    else if (value !== undefined)
      report({ file, line, code: 'not-an-object', reason: 'no object in braces' });
  }
}
