import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { fileError } from '../../file-error.ts';
import { LONGEST_LINE } from '../../read-lines.ts';

const CHUNK = 4 * 1024 * 1024;

/** How many bytes at the end begin a character that is not complete: 0 to 3. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Bytes of the running line after `bytes`; Infinity where a line in between was too long. */
function runningLine(bytes: Buffer, before: number): number {
  const first = bytes.indexOf(10);
  if (before + (first < 0 ? bytes.length : first) > LONGEST_LINE) return Number.POSITIVE_INFINITY;
  return first < 0 ? before + bytes.length : bytes.length - bytes.lastIndexOf(10) - 1;
}

/**
 * One pass over the bytes at about the speed of the disk, ended by the first fault. A line cannot hide within a chunk,
 * since a chunk is shorter than the longest line allowed. Yields the bytes read so far; returns whether every line is
 * UTF-8 without NUL bytes and no longer than LONGEST_LINE. Throws UserError.
 */
export async function* preflight(path: string, signal: AbortSignal): AsyncGenerator<number, boolean> {
  const buffer = Buffer.allocUnsafe(CHUNK + 4);
  let kept = 0;
  let line = 0;
  let total = 0;
  try {
    const handle = await open(path, 'r');
    try {
      for (;;) {
        signal.throwIfAborted();
        const { bytesRead } = await handle.read(buffer, kept, CHUNK, null);
        if (bytesRead === 0) return kept === 0;
        const filled = buffer.subarray(0, kept + bytesRead);
        const whole = filled.subarray(0, filled.length - unfinished(filled));
        line = runningLine(whole, line);
        if (line > LONGEST_LINE || whole.includes(0) || !isUtf8(whole)) return false;
        kept = filled.length - whole.length;
        buffer.copyWithin(0, whole.length, filled.length);
        total += bytesRead;
        yield total;
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw fileError(error, path);
  }
}
