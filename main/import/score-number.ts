import { asText } from './untyped.ts';

const WORDS: Readonly<Record<string, number>> = { C: 1, I: 0, N: 0, P: 0.5 };

/** A verdict or score as a number from 0 to 1, `C`, `I`, `N` and `P` being Inspect's letters; null where it is none. */
export function scoreNumber(value: unknown): number | null {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const word = asText(value)?.trim() ?? '';
  const known = WORDS[word] ?? { true: 1, yes: 1, false: 0, no: 0 }[word.toLowerCase()];
  return known ?? (word !== '' && Number.isFinite(Number(word)) ? Number(word) : null);
}
