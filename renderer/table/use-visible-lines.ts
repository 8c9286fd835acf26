import { type RefObject, useLayoutEffect, useState } from 'react';

export const LINE_HEIGHT = 28;
const MARGIN_LINES = 10;
/** The slice moves by so many lines at once: most steps of a scroll then draw nothing new. */
const BLOCK_LINES = 4;
/** Up to so many lines are all drawn: the browser then scrolls a picture that it has, without any work of the page. */
const WHOLE_LINES = 200;

export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** The lines that a scroller of `height` shows when its top is `top` pixels below the first line. */
export function visibleSlice(top: number, height: number, count: number): Slice {
  if (count <= WHOLE_LINES) return { from: 0, to: count };
  const within = (line: number) => Math.max(0, Math.min(count, line));
  const first = (top / LINE_HEIGHT - MARGIN_LINES) / BLOCK_LINES;
  const last = ((top + height) / LINE_HEIGHT + MARGIN_LINES) / BLOCK_LINES;
  return { from: within(Math.floor(first) * BLOCK_LINES), to: within(Math.ceil(last) * BLOCK_LINES) };
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
