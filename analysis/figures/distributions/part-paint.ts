import type { Part } from '../../model/distributions.ts';
import { outcomePaint } from '../outcome-colours.ts';
import type { Theme } from '../theme.ts';

/** What the parts are called; texts have no verdict to be called by. */
export const PART_WORDS: Readonly<Record<Exclude<Part, 'text'>, string>> = {
  resolved: 'resolved',
  unresolved: 'unresolved',
  unscored: 'without verdict',
};

/** How a part of a histogram is painted: as its outcome is everywhere; texts, which have none, in one tone. */
export function partPaint(part: Part, theme: Theme): ReturnType<typeof outcomePaint> {
  if (part === 'text') return { fill: theme.accent, hatch: null };
  return outcomePaint(part === 'unscored' ? 'none' : part, theme);
}
