import { interpolateRgb, rgb } from 'd3';
import { outcomePaint } from '../outcome-colours.ts';
import type { Theme } from '../theme.ts';
import type { AreaName } from './transition-areas.ts';

export interface TransitionPaint {
  readonly fill: string;
  /** Lines over the fill, so that the two kinds of flips differ in grey as well; null without. */
  readonly hatch: string | null;
  /** Of a number that stands on it. */
  readonly ink: string;
}

/** How strongly what did not flip takes on the colour of its outcome; far enough apart to differ in grey. */
const STILL = { resolved: 0.36, unresolved: 0.12 } as const;

/** Flips in the full colour of the outcome under B, lost ones hatched; the rest pale. */
export function transitionPaint(transition: AreaName, theme: Theme): TransitionPaint {
  const outcome = transition === 'ss' || transition === 'us' ? 'resolved' : 'unresolved';
  const { fill } = outcomePaint(outcome, theme);
  if (transition === 'us') return { fill, hatch: null, ink: '#ffffff' };
  if (transition === 'su') return { fill, hatch: theme.surface, ink: '#000000' };
  const pale = rgb(interpolateRgb(theme.surface, fill)(STILL[outcome])).formatHex();
  return { fill: pale, hatch: null, ink: theme.ink };
}
