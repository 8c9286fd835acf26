import type { KeyboardEvent } from 'react';

interface Target {
  /** The Tab key stops here: one of a figure's targets. */
  readonly isStop: boolean;
  /** What is chosen and not only opened says so. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  /** A key without modifiers; true where it did something. */
  readonly onKey: (key: string) => boolean;
  readonly onPoint?: (on: boolean) => void;
}

/** What makes a group of a figure a button: SVG has no such element, so role, focus and keys are given by hand. */
export function targetButton({ isStop, isPressed, onPress, onKey, onPoint }: Target) {
  return {
    role: 'button',
    tabIndex: isStop ? 0 : -1,
    ...(isPressed === undefined ? {} : { 'aria-pressed': isPressed }),
    style: { cursor: 'pointer' },
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (onKey(event.key)) event.preventDefault();
    },
    ...(onPoint && { onMouseEnter: () => onPoint(true), onMouseLeave: () => onPoint(false) }),
  } as const;
}
