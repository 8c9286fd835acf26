import type { Explanation } from '../model/report.ts';

/** A word of the field or of this app, in exactly two plain sentences. */
export interface Term {
  readonly name: string;
  readonly text: string;
  /** Where the formula of a statistic comes from; null for a plain word. */
  readonly source: string | null;
  /** Keys of terms that are read beside it. */
  readonly see: readonly string[];
}

/** A term with a formula. */
export type Statistic = Term & Explanation;

/** A term without one. */
export type Word = Term & { readonly source: null };

export function statistic(
  name: string,
  text: string,
  source: string,
  see: readonly string[] = [],
): Statistic {
  return { name, text, source, see };
}

export function word(name: string, text: string, see: readonly string[] = []): Word {
  return { name, text, source: null, see };
}
