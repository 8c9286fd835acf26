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

/** Which line ends a file has; `mixed` where some lines end in CR LF and some in LF alone. */
class LineEnds {
  private lone = false;
  private paired = false;

  get mixed(): boolean {
    return this.lone && this.paired;
  }

  /** `previous` is the byte before these. */
  see(bytes: Buffer, previous: number): void {
    if (this.mixed) return;
    // A file without CR, the usual one, costs one quick look.
    if (previous !== 13 && !bytes.includes(13)) {
      this.lone ||= bytes.includes(10);
      return;
    }
    for (let at = bytes.indexOf(10); at >= 0 && !this.mixed; at = bytes.indexOf(10, at + 1)) {
      if ((at === 0 ? previous : bytes[at - 1]) === 13) this.paired = true;
      else this.lone = true;
    }
  }
}

export interface Preflight {
  /** Every line is UTF-8 without NUL bytes and no longer than LONGEST_LINE. */
  readonly clean: boolean;
  readonly mixed_line_ends: boolean;
}

/**
 * One pass over the bytes at about the speed of the disk, ended by the first fault. A line cannot hide within a chunk,
 * since a chunk is shorter than the longest line allowed. Yields the bytes read so far. Throws UserError.
 */
export async function* preflight(path: string, signal: AbortSignal): AsyncGenerator<number, Preflight> {
  const buffer = Buffer.allocUnsafe(CHUNK + 4);
  let kept = 0;
  let line = 0;
  let total = 0;
  let last = 0;
  const ends = new LineEnds();
  const result = (clean: boolean) => ({ clean, mixed_line_ends: ends.mixed });
  try {
    const handle = await open(path, 'r');
    try {
      for (;;) {
        signal.throwIfAborted();
        const { bytesRead } = await handle.read(buffer, kept, CHUNK, null);
        if (bytesRead === 0) return result(kept === 0);
        const filled = buffer.subarray(0, kept + bytesRead);
        const whole = filled.subarray(0, filled.length - unfinished(filled));
        line = runningLine(whole, line);
        if (line > LONGEST_LINE || whole.includes(0) || !isUtf8(whole)) return result(false);
        ends.see(whole, last);
        last = whole.at(-1) ?? last;
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
