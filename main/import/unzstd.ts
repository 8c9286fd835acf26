import { Decompress } from 'fzstd';

/**
 * Unpacks a stream of Zstandard frames. `take` gets each piece as it comes and may throw to stop: a few bytes can unpack to
 * gigabytes, all within one piece of input. Throws where the stream is damaged or ends early.
 */
export async function unzstd(
  packed: AsyncIterable<Buffer>,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  const decoder = new Decompress((piece) => take(piece));
  for await (const chunk of packed) decoder.push(chunk);
  decoder.push(new Uint8Array(), true);
}

/** Unpacks Zstandard frames that come to `bytes` bytes. Throws where they come to another number or are damaged. */
export function unzstdWhole(packed: Uint8Array, bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let length = 0;
  const decoder = new Decompress((piece) => {
    if (length + piece.length > bytes)
      throw new Error(`it unpacks to more than the ${bytes} bytes it declares`);
    whole.set(piece, length);
    length += piece.length;
  });
  decoder.push(packed, true);
  if (length < bytes) throw new Error(`it unpacks to ${length} bytes where it declares ${bytes}`);
  return whole;
}
