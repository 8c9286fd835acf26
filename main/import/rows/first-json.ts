const STRUCTURE = /["{}[\]]/g;

/** Index behind the string that opens at `start`; -1 where it does not close. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/**
 * The text of the first JSON object at or behind `from`, for looking at the beginning of a file that may be cut; null where
 * none is whole.
 */
export function firstJson(text: string, from = 0): string | null {
  const start = text.indexOf('{', from);
  if (start < 0) return null;
  const mark = new RegExp(STRUCTURE);
  mark.lastIndex = start;
  let depth = 0;
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    if (match[0] === '"') {
      const end = endOfString(text, match.index);
      if (end < 0) return null;
      mark.lastIndex = end;
    } else depth += match[0] === '{' || match[0] === '[' ? 1 : -1;
    if (depth === 0 && match[0] !== '"') return text.slice(start, match.index + 1);
  }
  return null;
}
