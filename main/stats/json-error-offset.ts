/**
 * Where text stops being JSON; its length where it only ends too early. V8 names a position for some errors and none for
 * others, so the shortest part of the text that is wrong before its end is found by halving.
 */
export function jsonErrorOffset(text: string): number {
  if (isFineSoFar(text)) return text.length;
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (isFineSoFar(text.slice(0, middle))) fine = middle;
    else wrong = middle;
  }
  return fine;
}

/** Whether the text is JSON or could go on to be. */
function isFineSoFar(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? /end of JSON/.test(message) : Number(position) >= text.length;
  }
}
