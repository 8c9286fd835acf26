const FENCED = /```(?:json)?[ \t]*\n([\s\S]*?)\n[ \t]*```/i;

/** Where the first value that opens at `start` closes; −1 where it never does. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * The JSON in a model's reply: all of it, what is fenced, or the first object or list in it, since models like to say something
 * around it. Null where there is none.
 */
export function jsonIn(text: string): { readonly value: unknown } | null {
  const whole = parsed(text.trim()) ?? parsed(FENCED.exec(text)?.[1] ?? '');
  if (whole) return whole;
  const start = text.search(/[{[]/);
  const end = start < 0 ? -1 : endOfValue(text, start);
  return end < 0 ? null : parsed(text.slice(start, end));
}
