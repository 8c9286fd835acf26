const SHORT_LINES = 14;
const SHORT_CHARACTERS = 1400;

/** The beginning of a text, cut at a line where there is one; the text itself where it is short. */
export function shortened(text: string): string {
  const lines = text.split('\n', SHORT_LINES + 1);
  const head = lines.length > SHORT_LINES ? lines.slice(0, SHORT_LINES).join('\n') : text;
  return head.length > SHORT_CHARACTERS ? head.slice(0, SHORT_CHARACTERS) : head;
}
