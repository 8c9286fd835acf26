/** Bytes: a transcript of 250 MB as JSON has about as many in its bodies, and a laptop has them to spare. */
const MOST = 128_000_000;

/** Chunks of one attempt's bodies that were inflated before, as many as there is room for: who searches does so again. */
export class KeptChunks {
  private readonly chunks = new Map<number, Buffer>();

  constructor(
    readonly attempt: number,
    private room = MOST,
  ) {}

  get(chunk: number): Buffer | undefined {
    return this.chunks.get(chunk);
  }

  keep(chunk: number, bytes: Buffer): void {
    if (bytes.length > this.room || this.chunks.has(chunk)) return;
    this.room -= bytes.length;
    this.chunks.set(chunk, bytes);
  }
}
