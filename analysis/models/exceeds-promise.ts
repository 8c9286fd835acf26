/** Bytes of visible text that a token has on average in no long text; white space is left out, of which one token may hold a hundred. */
const BYTES_PER_TOKEN = 16;
const AT_LEAST = 4096;

/** Whether so many bytes other than white space are surely more than `max_output` tokens. */
export const exceedsPromise = (bytes: number, max_output: number): boolean =>
  bytes > AT_LEAST + BYTES_PER_TOKEN * max_output;

/** Bytes of UTF-8 without white space. */
export function visibleBytes(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) as number;
    if (code === 0x20 || (code >= 9 && code <= 13)) continue;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
