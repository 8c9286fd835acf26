/**
 * Text cut as Python cuts it, since the published parsers are in Python: U+001C–U+001F and U+0085 are white space there
 * and not here, U+FEFF here and not there.
 */
const code = String.fromCharCode;

export const WHITE_SPACE = `\\t\\n\\v\\f\\r ${code(0x1c)}-${code(0x1f)}\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000`;

const WORD = new RegExp(`[^${WHITE_SPACE}]+`, 'g');
const ONE = new RegExp(`[${WHITE_SPACE}]`);

export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function isWhite(character: string | undefined): boolean {
  return character !== undefined && ONE.test(character);
}

export function trimStart(text: string): string {
  let start = 0;
  while (isWhite(text[start])) start += 1;
  return text.slice(start);
}

export function trim(text: string): string {
  let end = text.length;
  while (isWhite(text[end - 1])) end -= 1;
  return trimStart(text.slice(0, end));
}
