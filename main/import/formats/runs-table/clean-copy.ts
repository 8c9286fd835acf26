import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { hasUtf8Mark } from '../../decode-text.ts';
import { fileError } from '../../file-error.ts';
import type { ImportProblem } from '../../format.ts';
import { type Line, LONGEST_LINE, readLineBatches } from '../../read-lines.ts';
import { RecordAssembler } from './record-assembler.ts';

const NEWLINE = Buffer.from('\n');

interface Fault {
  readonly code: string;
  readonly reason: string;
}

function faultOf({ bytes, overlong }: Line): Fault | null {
  if (overlong) return { code: 'long-line', reason: `the line is longer than ${LONGEST_LINE} bytes` };
  if (bytes.includes(0)) return { code: 'nul-byte', reason: 'the line holds NUL bytes' };
  return isUtf8(bytes) ? null : { code: 'invalid-utf8', reason: 'the line holds bytes that are not UTF-8' };
}

/** Problems of a record's lines; a record of several lines is left out as a whole, and says so. */
function faultsOf(record: readonly Line[], file: string): readonly ImportProblem[] {
  const span = `lines ${record[0]!.number} to ${record.at(-1)!.number}`;
  const whole = record.length === 1 ? 'the line is left out' : `the record of ${span} is left out`;
  return record.flatMap((line) => {
    const fault = faultOf(line);
    return fault === null
      ? []
      : [{ file, line: line.number, code: fault.code, reason: `${fault.reason}; ${whole}` }];
  });
}

const NOTHING = Buffer.alloc(0);

/** What a batch of records comes to in the copy. */
class Batch {
  readonly parts: Buffer[] = [];
  readonly problems: ImportProblem[] = [];

  constructor(private readonly file: string) {}

  add(record: readonly Line[]): void {
    const isGood = record.every((line) => faultOf(line) === null);
    if (!isGood) this.problems.push(...faultsOf(record, this.file));
    for (const { bytes, ended, number } of record) {
      const body = number === 1 && hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
      this.parts.push(isGood ? body : NOTHING);
      if (ended) this.parts.push(NEWLINE);
    }
  }
}

export interface DirtyTable {
  readonly path: string;
  /** Its name in problems. */
  readonly file: string;
  /** Null for JSONL, where each line is a record. */
  readonly delimiter: string | null;
}

/**
 * Copies a table to `target` with every record that no reader takes replaced by empty lines, so that line numbers stay
 * what they were, and without the mark of UTF-8. Yields a problem per bad line. Throws UserError.
 */
export async function* cleanCopy(
  { path, file, delimiter }: DirtyTable,
  target: string,
  signal: AbortSignal,
): AsyncGenerator<ImportProblem> {
  const assembler = delimiter === null ? null : new RecordAssembler(delimiter);
  try {
    const handle = await open(target, 'wx', 0o600);
    try {
      for await (const lines of readLineBatches(path, signal)) {
        const batch = new Batch(file);
        for (const line of lines) for (const record of assembler?.push(line) ?? [[line]]) batch.add(record);
        await handle.writeFile(Buffer.concat(batch.parts));
        yield* batch.problems;
      }
      const rest = new Batch(file);
      for (const record of assembler?.finish() ?? []) rest.add(record);
      await handle.writeFile(Buffer.concat(rest.parts));
      yield* rest.problems;
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw fileError(error, target);
  }
}
