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
