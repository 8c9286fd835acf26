/** Takes a sentence about what a link asks for and cannot be given. */
export type Complain = (problem: string) => void;

export function oneOf<T extends string>(
  choices: readonly T[],
  value: string | null,
  key: string,
  complain: Complain,
): T | null {
  if (value === null) return null;
  const found = choices.find((choice) => choice === value) ?? null;
  if (found === null) complain(`“${value}” is not a choice for “${key}”; it can be ${choices.join(', ')}.`);
  return found;
}

export function parseNumber(text: string | null, what: string, complain: Complain): number | null {
  if (text === null) return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  complain(`“${text}” is not the number of ${what}.`);
  return null;
}
