import { createReadStream } from 'node:fs';
import { fileError } from './file-error.ts';

/** The longest line of a table: longer ones are damage, and no reader behind this one takes them. */
export const LONGEST_LINE = 16 * 1024 * 1024;

export interface Line {
  /** 1-based. */
  readonly number: number;
  /** Without its line break; only the first part where `overlong`. */
  readonly bytes: Buffer;
  readonly overlong: boolean;
  /** False for a last line without a line break. */
  readonly ended: boolean;
}

/** What a line is gathered in until its end comes; keeps at most `longest` bytes. */
class LineBuffer {
  private parts: Buffer[] = [];
  private length = 0;
  number = 1;

  constructor(private readonly longest: number) {}

  get isEmpty(): boolean {
    return this.length === 0;
  }

  push(part: Buffer): void {
    if (part.length > 0 && this.length <= this.longest) this.parts.push(part);
    this.length += part.length;
  }

  take(ended: boolean): Line {
    const overlong = this.length > this.longest;
    const bytes = overlong
      ? Buffer.alloc(0)
      : this.parts.length === 1
        ? this.parts[0]!
        : Buffer.concat(this.parts);
    const line = { number: this.number, bytes, overlong, ended };
    this.parts = [];
    this.length = 0;
    this.number += 1;
    return line;
  }
}

/** The lines that a chunk completes. */
function linesOf(chunk: Buffer, buffer: LineBuffer): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
    buffer.push(chunk.subarray(from, end));
    lines.push(buffer.take(true));
    from = end + 1;
  }
  buffer.push(chunk.subarray(from));
  return lines;
}

/**
 * Lines of a stream as raw bytes, as many at a time as a chunk completes; in memory a chunk and the longest line. A line of
 * more than `longest` bytes comes without its content.
 */
export async function* lineBatches(
  chunks: AsyncIterable<Buffer>,
  longest: number,
): AsyncGenerator<readonly Line[]> {
  const buffer = new LineBuffer(longest);
  for await (const chunk of chunks) yield linesOf(chunk, buffer);
  if (!buffer.isEmpty) yield [buffer.take(false)];
}

/**
 * Lines of a file as raw bytes, some thousands at a time, since waiting for each alone would take most of the time; in
 * memory about a megabyte and the longest line. Throws UserError.
 */
export async function* readLineBatches(
  path: string,
  signal: AbortSignal,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly Line[]> {
  try {
    yield* lineBatches(createReadStream(path, { signal, highWaterMark: 1024 * 1024 }), longest);
  } catch (error) {
    signal.throwIfAborted();
    throw fileError(error, path);
  }
}

/** As readLineBatches, line by line. */
export async function* readLines(
  path: string,
  signal: AbortSignal,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  for await (const lines of readLineBatches(path, signal, longest)) yield* lines;
}
