import { type RefObject, useLayoutEffect, useState } from 'react';

export const LINE_HEIGHT = 28;
const MARGIN_LINES = 12;

export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** The lines that a scroller of `height` shows when its top is `top` pixels below the first line. */
export function visibleSlice(top: number, height: number, count: number): Slice {
  const from = Math.max(0, Math.floor(top / LINE_HEIGHT) - MARGIN_LINES);
  const to = Math.min(count, Math.ceil((top + height) / LINE_HEIGHT) + MARGIN_LINES);
  return { from: Math.min(from, count), to: Math.max(Math.min(from, count), to) };
}

/** The element that scrolls `element`: the nearest one marked `data-scroller`. */
export const scrollerOf = (element: Element): HTMLElement | null => element.closest('[data-scroller]');

/** Draws only the lines in view, so that a table of thousands scrolls like one of ten. */
export function useVisibleLines(body: RefObject<HTMLElement | null>, count: number): Slice {
  const [slice, setSlice] = useState<Slice>(() => visibleSlice(0, 1100, count));
  useLayoutEffect(() => {
    const element = body.current;
    const scroller = element && scrollerOf(element);
    if (!element || !scroller) return;
    const measure = () => {
      const top = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const next = visibleSlice(top, scroller.clientHeight, count);
      setSlice((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(scroller);
    resized.observe(element);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [body, count]);
  return slice;
}
