import { isAscii } from 'node:buffer';
import type { Extents } from './event-extents.ts';

/** How often a text stands in each event of a chunk, without overlaps; what spans two events counts for neither. */
export type MatchCounter = (bytes: Buffer, extents: Extents) => Uint32Array;

/** The one mark that lower case makes out of a letter: of İ it makes an i and this. */
const DOT_ABOVE = '\u0307';

/** No letter's case bears on the text. */
const isCaseless = (text: string) => text === text.toUpperCase() && !text.includes(DOT_ABOVE);

/**
 * A counter of `text`; its capitals count only where it has some. Most texts are looked for in the bytes, which are
 * never read as UTF-8; only lower case beyond ASCII has to be made of characters.
 */
export function matchCounter(text: string): MatchCounter {
  if (text !== text.toLowerCase() || isCaseless(text)) return inBytes(text, false);
  return isAscii(Buffer.from(text)) ? inBytes(text, true) : inCharacters(text);
}

/**
 * Bytes become a string of one character each, the form that is searched fastest and in which places are offsets; its
 * lower case is as long. In UTF-8 no character's bytes begin within another's, so only whole ones are found.
 */
function inBytes(text: string, fold: boolean): MatchCounter {
  const wanted = Buffer.from(text).toString('latin1');
  return (bytes, extents) => {
    const plain = bytes.toString('latin1');
    return countIn(fold ? plain.toLowerCase() : plain, wanted, extents);
  };
}

function countIn(within: string, wanted: string, { starts, ends }: Extents): Uint32Array {
  const counts = new Uint32Array(starts.length);
  let event = 0;
  for (let at = within.indexOf(wanted); at >= 0; ) {
    const end = at + wanted.length;
    while (event < ends.length && ends[event]! < end) event += 1;
    if (event === ends.length) break;
    const isWithin = starts[event]! <= at;
    if (isWithin) counts[event]! += 1;
    at = within.indexOf(wanted, isWithin ? end : starts[event]!);
  }
  return counts;
}

/** Event by event, since lower case changes lengths; a body of ASCII alone holds no such text. */
function inCharacters(text: string): MatchCounter {
  return (bytes, { starts, ends }) => {
    const counts = new Uint32Array(starts.length);
    if (isAscii(bytes)) return counts;
    return counts.map((_, event) => {
      const body = bytes.subarray(starts[event], ends[event]);
      return isAscii(body) ? 0 : occurrences(body.toString('utf8').toLowerCase(), text);
    });
  };
}

function occurrences(within: string, wanted: string): number {
  let n = 0;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length)) n += 1;
  return n;
}
