import { isTermKey, type TermKey } from '../../analysis/words/index.ts';

/** What has something to say: a text of its own in `data-hint`, a term of the glossary in `data-term`, or both. */
export const HINTED = '[data-hint], [data-term]';

/** An element and what it has to say. */
export interface Hint {
  readonly target: HTMLElement | SVGElement;
  readonly term: TermKey | null;
  readonly text: string | null;
}

/** The hint of the nearest element around `place` that has one. */
export function hintAt(place: EventTarget | null): Hint | null {
  const target = place instanceof Element ? place.closest<HTMLElement | SVGElement>(HINTED) : null;
  if (target === null) return null;
  const { hint = '', term = '' } = target.dataset;
  if (hint === '' && !isTermKey(term)) return null;
  return { target, text: hint === '' ? null : hint, term: isTermKey(term) ? term : null };
}
