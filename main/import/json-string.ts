function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Index of the quote that closes the string opened at `start`; the text's length where none does. */
export function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

const NOT_SPACE = /\S/g;

/** The character after any white space that follows `at`. */
export function nextMark(text: string, at: number): string | undefined {
  NOT_SPACE.lastIndex = at + 1;
  return NOT_SPACE.exec(text)?.[0];
}
