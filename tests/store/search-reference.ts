import fc from 'fast-check';

/** Letters of both cases, of one to four bytes; some whose lower case is longer, an ASCII letter or depends on its place. */
const CHARACTERS = [...'aabAB1.\nüÜßéΣσςκΚ错→🙂İıK\u0307'];

/** A text in which the same few characters come again and again. */
export const searchText = (maxLength: number, characters: readonly string[] = CHARACTERS) =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength });

/** A short stretch of `text`, of whole characters, in lower case every other time. */
export function pieceOf(text: string, nth: number): string {
  const characters = [...text];
  const start = nth % Math.max(1, characters.length);
  const piece = characters.slice(start, start + 1 + (nth % 5)).join('');
  return nth % 2 === 0 ? piece : piece.toLowerCase();
}

const isAscii = (text: string) => [...text].every((character) => character <= '\x7f');

function comparable(body: string, wanted: string): string {
  if (wanted !== wanted.toLowerCase()) return body;
  return isAscii(wanted) ? body.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : body.toLowerCase();
}

/** How often `wanted` stands in one body: no overlaps, capitals only where it has some, an ASCII text in ASCII alone. */
export const expectedCount = (body: string, wanted: string): number =>
  comparable(body, wanted).split(wanted).length - 1;
