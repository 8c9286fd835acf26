import { closingQuote, nextMark } from './json-string.ts';

export interface RepeatedKey {
  readonly key: string;
  /** 1-based. */
  readonly line: number;
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

const decodeKey = (raw: string): string => (raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw);

const MARK = /["{}[\]]/g;

/**
 * Keys that stand more than once in one object of `text`, which is well-formed JSON. `JSON.parse` keeps the last value
 * without a word, so a table with a task twice would lose the first.
 */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const open: (Set<string> | null)[] = [];
  const mark = new RegExp(MARK);
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    if (match[0] === '{') open.push(new Set());
    else if (match[0] === '[') open.push(null);
    else if (match[0] !== '"') open.pop();
    else {
      const end = closingQuote(text, match.index);
      const keys = open.at(-1);
      if (keys && nextMark(text, end) === ':') {
        const key = decodeKey(text.slice(match.index + 1, end));
        if (keys.has(key)) found.push({ key, line: lineOf(text, match.index) });
        keys.add(key);
      }
      mark.lastIndex = end + 1;
    }
  }
  return found;
}
