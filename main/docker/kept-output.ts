import { StringDecoder } from 'node:string_decoder';

/** What a command wrote, whole or with its middle left out. */
export interface Output {
  readonly text: string;
  /** Bytes written in all. */
  readonly bytes: number;
  /** Bytes between head and tail that were not kept; 0 where all is there. */
  readonly omitted: number;
}

/**
 * Takes bytes as they come and keeps at most `limit` of them: the first half and the last. Decoded as one stream of
 * UTF-8, so that a character cut by a packet is whole and what is no UTF-8 becomes U+FFFD.
 */
export class KeptOutput {
  private readonly head: Buffer[] = [];
  private headBytes = 0;
  private tail: Buffer[] = [];
  private tailBytes = 0;
  bytes = 0;

  constructor(private readonly limit: number) {}

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    const room = Math.max(0, Math.ceil(this.limit / 2) - this.headBytes);
    if (room > 0) this.keepHead(chunk.subarray(0, room));
    if (chunk.length > room) this.keepTail(chunk.subarray(room));
  }

  private keepHead(part: Buffer): void {
    this.head.push(Buffer.from(part));
    this.headBytes += part.length;
  }

  /** Twice the tail may gather before it is cut, so that cutting is rare. */
  private keepTail(part: Buffer): void {
    this.tail.push(Buffer.from(part));
    this.tailBytes += part.length;
    if (this.tailBytes > this.limit) this.cutTail();
  }

  private cutTail(): void {
    const room = Math.floor(this.limit / 2);
    const all = Buffer.concat(this.tail);
    this.tail = [Buffer.from(all.subarray(Math.max(0, all.length - room)))];
    this.tailBytes = this.tail[0]?.length ?? 0;
  }

  /** @returns head, a line that says how much is missing, tail */
  end(): Output {
    if (this.bytes > this.limit) this.cutTail();
    const omitted = this.bytes - this.headBytes - this.tailBytes;
    const [head, tail] = [Buffer.concat(this.head), Buffer.concat(this.tail)];
    if (omitted === 0) return { text: decode(Buffer.concat([head, tail])), bytes: this.bytes, omitted };
    const text = `${decode(head)}\n[${omitted} bytes left out]\n${decode(tail)}`;
    return { text, bytes: this.bytes, omitted };
  }
}

function decode(bytes: Buffer): string {
  const decoder = new StringDecoder('utf8');
  return decoder.write(bytes) + decoder.end();
}
