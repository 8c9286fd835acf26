import { blankNan } from './blank-nan.ts';
import { decodeText, TextError } from './decode-text.ts';
import type { ImportProblem } from './format.ts';
import { repeatedKeys } from './repeated-keys.ts';

export interface ReadJson {
  /** undefined: nothing could be read, and `problems` says why. */
  readonly value: unknown;
  readonly problems: readonly ImportProblem[];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Line of a JSON syntax error, from the position that V8 names for most; null where it names none. */
function errorLine(text: string, error: SyntaxError): number | null {
  const position = /position (\d+)/.exec(error.message)?.[1];
  if (position !== undefined) return lineAt(text, Number(position));
  const last = lineAt(text, text.trimEnd().length);
  return last === 1 || /end of JSON/.test(error.message) ? last : null;
}

interface Parsed {
  readonly value: unknown;
  readonly nan: readonly number[];
}

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text), nan: [] };
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error;
    const blanked = blankNan(text);
    if (blanked.offsets.length === 0) throw error;
    return { value: JSON.parse(blanked.text), nan: blanked.offsets };
  }
}

/**
 * JSON as it is really written: with a mark, with Python's bare NaN and Infinity (read as null), with bytes that are not
 * UTF-8 (read as U+FFFD), with repeated keys (the last counts). Each of these is reported with its line. Keys are checked
 * only where `checkKeys` is set, since that costs as much as the parse.
 */
export function readJson(bytes: Buffer, file: string, checkKeys: boolean, firstLine = 1): ReadJson {
  const problems: ImportProblem[] = [];
  const report = (line: number | null, code: string, reason: string) =>
    problems.push({ file, line: line === null ? null : line + firstLine - 1, code, reason });
  let text = '';
  try {
    const decoded = decodeText(bytes);
    text = decoded.text;
    if (!decoded.exact) report(null, 'invalid-utf8', 'some bytes are not UTF-8; they are kept as U+FFFD');
    const { value, nan } = parse(text);
    for (const offset of nan)
      report(
        lineAt(text, offset),
        'not-a-number',
        'NaN or Infinity is no value in JSON; it is read as unknown',
      );
    if (checkKeys)
      for (const { key, line } of repeatedKeys(nan.length === 0 ? text : blankNan(text).text))
        report(line, 'repeated-key', `the key "${key}" stands twice in one object; the last value counts`);
    return { value, problems };
  } catch (error) {
    if (error instanceof TextError) report(1, error.code, error.message);
    else if (error instanceof SyntaxError)
      report(errorLine(text, error), 'not-json', `not JSON: ${error.message}`);
    else throw error;
    return { value: undefined, problems };
  }
}
