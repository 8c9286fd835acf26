import { isUtf8 } from 'node:buffer';

/** Why bytes cannot be read as text at all. */
export class TextError extends Error {
  override readonly name = 'TextError';

  constructor(
    readonly code: 'empty' | 'utf-16' | 'nul-byte',
    message: string,
  ) {
    super(message);
  }
}

export interface DecodedText {
  readonly text: string;
  /** False: some bytes are not UTF-8 and stand as U+FFFD. */
  readonly exact: boolean;
}

/** Whether the bytes start with the mark of UTF-16, in either order. */
export function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Whether the bytes start with the mark of UTF-8. */
export function hasUtf8Mark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** UTF-8 text without its mark. Throws TextError for an empty file, UTF-16 and NUL bytes. */
export function decodeText(bytes: Buffer): DecodedText {
  if (bytes.length === 0) throw new TextError('empty', 'the file is empty');
  if (isUtf16(bytes)) throw new TextError('utf-16', 'the file is UTF-16; save it as UTF-8');
  const body = hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
  if (body.includes(0))
    throw new TextError('nul-byte', 'the file holds NUL bytes: it is damaged or not text');
  return { text: body.toString('utf8'), exact: isUtf8(body) };
}
