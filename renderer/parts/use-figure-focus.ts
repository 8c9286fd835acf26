import { type RefObject, useLayoutEffect } from 'react';

/** A figure's buttons are one stop of the Tab key, and the focus goes with the one that is chosen. */
export function useFigureFocus(frame: RefObject<HTMLElement | null>, chosen: unknown): void {
  useLayoutEffect(() => {
    if (chosen && frame.current?.contains(document.activeElement))
      frame.current.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [frame, chosen]);
}
