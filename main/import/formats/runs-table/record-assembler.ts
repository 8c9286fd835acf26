import { type Line, LONGEST_LINE } from '../../read-lines.ts';

const QUOTE = 34;
const MOST_LINES = 1000;

/** Whether a quoted field is open after this line, given whether one was open before it. */
function quoteStaysOpen(bytes: Buffer, delimiter: number, before: boolean): boolean {
  if (!before && !bytes.includes(QUOTE)) return false;
  let open = before;
  let at = 0;
  while (at < bytes.length) {
    if (open) {
      const quote = bytes.indexOf(QUOTE, at);
      if (quote < 0) return true;
      open = bytes[quote + 1] === QUOTE;
      at = quote + (open ? 2 : 1);
    } else if (bytes[at] === QUOTE && (at === 0 || bytes[at - 1] === delimiter)) {
      open = true;
      at += 1;
    } else {
      const next = bytes.indexOf(delimiter, at);
      if (next < 0) return false;
      at = next + 1;
    }
  }
  return open;
}

/**
 * Joins lines to CSV records where a quoted field spans several. A quote that nothing closes within a thousand lines is
 * taken for a stray one: its line then stands alone and the rest is read anew, so damage in one line ends there.
 */
export class RecordAssembler {
  private pending: Line[] = [];
  private bytes = 0;
  private open = false;
  private readonly delimiter: number;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** The records that this line completes. */
  push(line: Line): readonly (readonly Line[])[] {
    this.pending.push(line);
    this.bytes += line.bytes.length;
    this.open = quoteStaysOpen(line.bytes, this.delimiter, this.open);
    if (!this.open) return [this.take()];
    return this.pending.length > MOST_LINES || this.bytes > LONGEST_LINE ? this.release() : [];
  }

  /** What is left at the end of the file. */
  finish(): readonly (readonly Line[])[] {
    const records: (readonly Line[])[] = [];
    while (this.pending.length > 0) records.push(...this.release());
    return records;
  }

  private take(): readonly Line[] {
    const record = this.pending;
    this.pending = [];
    this.bytes = 0;
    this.open = false;
    return record;
  }

  private release(): readonly (readonly Line[])[] {
    const [first, ...rest] = this.take();
    return [[first!], ...rest.flatMap((line) => this.push(line))];
  }
}
