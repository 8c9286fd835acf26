import { open } from 'node:fs/promises';
import { fileError } from './file-error.ts';

export interface FileEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly bytes: number;
}

/**
 * The first `headBytes` and last `tailBytes` of a file, for telling what it is without reading it.
 * Throws UserError (`not-found`, `permission`).
 */
export async function readEnds(path: string, headBytes: number, tailBytes = 0): Promise<FileEnds> {
  try {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      const read = async (length: number, position: number) => {
        const buffer = Buffer.alloc(length);
        const { bytesRead } = await handle.read(buffer, 0, length, position);
        return buffer.subarray(0, bytesRead);
      };
      const tailLength = Math.min(tailBytes, size);
      return {
        head: await read(Math.min(headBytes, size), 0),
        tail: await read(tailLength, size - tailLength),
        bytes: size,
      };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw fileError(error, path);
  }
}
