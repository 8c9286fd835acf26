/** Index just after the string that opens at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const STRING_OR_NAN = /"|-?Infinity|NaN/g;

export interface BlankedNan {
  readonly text: string;
  /** Character offsets, in the given text, of what was replaced. */
  readonly offsets: readonly number[];
}

/** Replaces the bare `NaN`, `Infinity` and `-Infinity` that Python writes into JSON by `null`: unknown, not zero. */
export function blankNan(text: string): BlankedNan {
  const offsets: number[] = [];
  const parts: string[] = [];
  let copied = 0;
  const token = new RegExp(STRING_OR_NAN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '"') {
      token.lastIndex = afterString(text, match.index);
      continue;
    }
    offsets.push(match.index);
    parts.push(text.slice(copied, match.index), 'null');
    copied = token.lastIndex;
  }
  return { text: parts.join('') + text.slice(copied), offsets };
}
