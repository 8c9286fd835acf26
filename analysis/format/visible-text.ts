/** Control characters other than tab and line break; they would act on a terminal or vanish on a page. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Characters that turn the direction of text and so can make a line read otherwise than it is. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const LAST_WITH_PICTURE = 0x1f;
const PICTURES = 0x2400;

const named = (character: string): string =>
  `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

function picture(character: string): string {
  const code = character.charCodeAt(0);
  return code <= LAST_WITH_PICTURE ? String.fromCharCode(PICTURES + code) : named(character);
}

/** Text in which nothing hides: control characters as their pictures (␛) or codes, direction marks by their code; CR LF as LF. */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, picture).replace(DIRECTIONS, named);
}
