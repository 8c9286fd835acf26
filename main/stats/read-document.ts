import { blankNan } from '../import/blank-nan.ts';
import { decodeText, TextError } from '../import/decode-text.ts';
import { repeatedKeys } from '../import/repeated-keys.ts';
import { InputError } from './input-error.ts';
import { jsonErrorOffset } from './json-error-offset.ts';

/**
 * One JSON document, strictly: what would have to be guessed at (NaN, a key that stands twice, bytes that are no text)
 * is refused with its place. @throws InputError
 */
export function readDocument(bytes: Buffer, firstLine: number): unknown {
  const text = textOf(bytes);
  const value = parse(text, firstLine);
  const [repeated] = repeatedKeys(text);
  if (repeated)
    throw new InputError(
      `The key ${JSON.stringify(repeated.key)} stands twice in one object (line ${repeated.line + firstLine - 1}), and only one can count`,
    );
  return value;
}

function textOf(bytes: Buffer): string {
  try {
    const { text, exact } = decodeText(bytes);
    if (!exact) throw new InputError('The input is not UTF-8');
    if (text.trim() === '') throw new InputError('The input is empty');
    return text;
  } catch (error) {
    if (error instanceof TextError) throw new InputError(error.message.replace('the file', 'The input'));
    throw error;
  }
}

function parse(text: string, firstLine: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError(whyNotJson(text, error, firstLine));
  }
}

function whyNotJson(text: string, error: SyntaxError, firstLine: number): string {
  const [offset] = blankNan(text).offsets;
  if (offset !== undefined) {
    const word = /^-?\w+/.exec(text.slice(offset))![0];
    return `${word} at ${placeAt(text, offset, firstLine)} is not JSON; leave out what is missing, or write null where a null may stand`;
  }
  // What V8 says, without the excerpt and the position that some of its messages have.
  const what = error.message.replace(/ (in JSON )?at position .*| in JSON.*|, (\.\.\.)?".*$/s, '');
  return `The input is not JSON: ${what} at ${placeAt(text, jsonErrorOffset(text), firstLine)}`;
}

function placeAt(text: string, offset: number, firstLine: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length + firstLine - 1}, column ${lines.at(-1)!.length + 1}`;
}
