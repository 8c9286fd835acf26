import type { KeyboardEvent } from 'react';

/** Where a key leads from a part of a figure. */
export type PartStep = 'here' | 'next' | 'previous' | 'first' | 'last';

const KEYS: Readonly<Record<string, PartStep>> = {
  Enter: 'here',
  ' ': 'here',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

interface Target {
  readonly isPressed: boolean;
  /** The Tab key stops here. */
  readonly isStop: boolean;
  readonly choose: (step: PartStep) => void;
  readonly point: (on: boolean) => void;
}

/**
 * What makes a part of a figure a button; SVG has none, so role, focus and keys are given by hand. All buttons of a figure
 * are to be one stop of the Tab key, and the window's focus has to follow what the arrow keys choose.
 */
export function figureButton({ isPressed, isStop, choose, point }: Target) {
  return {
    role: 'button',
    tabIndex: isStop ? 0 : -1,
    'aria-pressed': isPressed,
    style: { cursor: 'pointer' },
    onClick: () => choose('here'),
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(step);
    },
    onMouseEnter: () => point(true),
    onMouseLeave: () => point(false),
  } as const;
}

/** The part that a step leads to from the part at `index`. */
export function partAt(step: PartStep, index: number, count: number): number {
  const parts = {
    here: index,
    next: Math.min(index + 1, count - 1),
    previous: Math.max(index - 1, 0),
    first: 0,
    last: count - 1,
  };
  return parts[step];
}
