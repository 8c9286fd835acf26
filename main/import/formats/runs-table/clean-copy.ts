import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { hasUtf8Mark } from '../../decode-text.ts';
import { fileError } from '../../file-error.ts';
import type { ImportProblem } from '../../format.ts';
import { type Line, LONGEST_LINE, readLines } from '../../read-lines.ts';
import { RecordAssembler } from './record-assembler.ts';

const FLUSH_BYTES = 1024 * 1024;
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

/** Gathers small writes into large ones. */
class Writer {
  private parts: Buffer[] = [];
  private bytes = 0;

  constructor(private readonly handle: FileHandle) {}

  async line(bytes: Buffer, ended: boolean): Promise<void> {
    this.parts.push(bytes);
    if (ended) this.parts.push(NEWLINE);
    this.bytes += bytes.length + 1;
    if (this.bytes > FLUSH_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    await this.handle.writeFile(Buffer.concat(this.parts));
    this.parts = [];
    this.bytes = 0;
  }
}

async function* recordsOf(
  lines: AsyncIterable<Line>,
  delimiter: string | null,
): AsyncGenerator<readonly Line[]> {
  const assembler = delimiter === null ? null : new RecordAssembler(delimiter);
  for await (const line of lines) yield* assembler === null ? [[line]] : assembler.push(line);
  if (assembler !== null) yield* assembler.finish();
}

const NOTHING = Buffer.alloc(0);

/**
 * Copies a table to `target` with every record that no reader takes replaced by empty lines, so that line numbers stay
 * what they were, and without the mark of UTF-8. `delimiter` is null for JSONL. Yields a problem per bad line. Throws UserError.
 */
export async function* cleanCopy(
  source: { readonly path: string; readonly file: string; readonly delimiter: string | null },
  target: string,
  signal: AbortSignal,
): AsyncGenerator<ImportProblem> {
  try {
    const handle = await open(target, 'wx', 0o600);
    try {
      const writer = new Writer(handle);
      for await (const record of recordsOf(readLines(source.path, signal), source.delimiter)) {
        const faults = faultsOf(record, source.file);
        for (const { bytes, ended, number } of record) {
          const body = number === 1 && hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
          await writer.line(faults.length > 0 ? NOTHING : body, ended);
        }
        yield* faults;
      }
      await writer.flush();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw fileError(error, target);
  }
}
