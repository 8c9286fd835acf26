import type { ImportProblem } from '../../format.ts';
import { jsonLines } from '../../json-lines.ts';
import { asText, type Untyped } from '../../untyped.ts';

export interface SessionLine {
  /** 1-based. */
  readonly line: number;
  readonly value: Untyped;
}

export interface SessionLines {
  readonly lines: readonly SessionLine[];
  /** Lines that stood twice in every letter, and were taken once. */
  readonly copies: number;
}

/** A session's lines. The same line again is left out; another line under the same id is reported, and kept. */
export function sessionLines(
  bytes: Buffer,
  file: string,
  report: (problem: ImportProblem) => void,
): SessionLines {
  const seen = new Map<string, Buffer>();
  const lines: SessionLine[] = [];
  let copies = 0;
  for (const { line, value, bytes: text } of jsonLines(bytes, file, report)) {
    const uuid = asText(value.uuid);
    const before = uuid === null ? undefined : seen.get(uuid);
    if (uuid !== null) seen.set(uuid, text);
    if (before?.equals(text)) {
      copies += 1;
      continue;
    }
    if (before !== undefined) {
      const reason = `the id ${uuid} stands for different lines; both are kept`;
      report({ file, line, code: 'repeated-id', reason });
    }
    lines.push({ line, value });
  }
  return { lines, copies };
}
