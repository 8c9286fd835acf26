import type { TermKey } from './glossary.ts';

/** Part of a sentence; `term` says what it is where that is explained. */
export interface SentencePart {
  readonly text: string;
  readonly term: TermKey | null;
}

/** A word or a shape of a sentence, such as an interval in brackets, and the term it stands for. */
export type Mark = readonly [pattern: RegExp, term: TermKey];

/** Brackets around two numbers: `[−1.7, 5.7]`. */
export const INTERVAL_SHAPE = /\[[+−]?[\d.,]+, [+−]?[\d.,]+\]/;

/** Cuts a sentence into parts, those that `marks` know named; each mark is used where it first fits. */
export function markedTerms(sentence: string, marks: readonly Mark[]): readonly SentencePart[] {
  const found = marks
    .flatMap(([pattern, term]) => {
      const match = pattern.exec(sentence);
      return match ? [{ from: match.index, to: match.index + match[0].length, term }] : [];
    })
    .sort((x, y) => x.from - y.from);
  const parts: SentencePart[] = [];
  let at = 0;
  for (const { from, to, term } of found) {
    if (from < at) continue;
    parts.push({ text: sentence.slice(at, from), term: null }, { text: sentence.slice(from, to), term });
    at = to;
  }
  return [...parts, { text: sentence.slice(at), term: null }].filter(({ text }) => text !== '');
}
