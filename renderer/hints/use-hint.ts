import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Hint, hintAt } from './hinted.ts';

const HOVER_MS = 350;
/** Time to get from a thing to its hint, which can be pressed. */
const LEAVE_MS = 150;

/** The hint to be shown: of what the pointer has rested on, what the keyboard has reached or what was pressed. */
export function useHint(box: RefObject<HTMLElement | null>): readonly [Hint | null, () => void] {
  const [shown, setShown] = useState<Hint | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const show = (hint: Hint | null, delay: number) => {
      clearTimeout(timer);
      // The same thing said again would draw the same hint anew.
      const become = () => setShown((last) => (last?.target === hint?.target ? last : hint));
      timer = setTimeout(become, delay);
    };
    const isInside = (place: EventTarget | null) => place instanceof Node && !!box.current?.contains(place);
    const hide = () => show(null, 0);
    const over = (event: PointerEvent) => {
      if (isInside(event.target)) return clearTimeout(timer);
      const hint = hintAt(event.target);
      show(hint, hint === null ? LEAVE_MS : HOVER_MS);
    };
    const focus = (event: FocusEvent) => {
      const hint = hintAt(event.target);
      cancelAnimationFrame(frame);
      // What was out of sight scrolls into view first, which would take the hint away again.
      frame = requestAnimationFrame(() => show(hint?.target.matches(':focus-visible') ? hint : null, 0));
    };
    // Fingers neither rest nor focus; what is there to explain does so when pressed.
    const press = (event: MouseEvent) => {
      const hint = hintAt(event.target);
      cancelAnimationFrame(frame);
      if (hint?.target.dataset.hintPress !== undefined) show(hint, 0);
    };
    const down = (event: PointerEvent) => isInside(event.target) || hide();
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const listeners = new AbortController();
    const listen = { signal: listeners.signal };
    document.addEventListener('pointerover', over, listen);
    document.addEventListener('focusin', focus, listen);
    document.addEventListener('pointerdown', down, listen);
    document.addEventListener('click', press, listen);
    document.addEventListener('keydown', key, listen);
    document.addEventListener('scroll', hide, { ...listen, capture: true });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [box]);
  return [shown, useCallback(() => setShown(null), [])];
}
