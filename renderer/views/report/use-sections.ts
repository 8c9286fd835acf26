import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollerOf } from '../../table/use-visible-lines.ts';
import { currentSection } from './current-section.ts';

interface Sections {
  /** The section being read. */
  readonly current: number;
  readonly jump: (to: number) => void;
}

const sectionsOf = (page: HTMLElement | null): readonly HTMLElement[] => [
  ...(page?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
];

/** Which of the page's sections is being read, told by the scrolling, and how to get to another. */
export function useSections(page: RefObject<HTMLElement | null>, count: number): Sections {
  const [current, setCurrent] = useState(0);
  const isJumping = useRef(false);
  useEffect(() => {
    const scroller = count > 0 && page.current && scrollerOf(page.current);
    if (!scroller) return;
    const measure = () => {
      // A jump to one of the last sections cannot bring it to the top, and yet it is the one that was asked for.
      if (isJumping.current) isJumping.current = false;
      else setCurrent(currentSection(topsIn(scroller, page.current), scroller.clientHeight));
    };
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => scroller.removeEventListener('scroll', measure);
  }, [page, count]);
  const jump = useCallback(
    (to: number) => {
      const section = sectionsOf(page.current)[to];
      const scroller = section && scrollerOf(section);
      if (!scroller) return;
      const before = scroller.scrollTop;
      section.scrollIntoView({ block: 'start' });
      isJumping.current = scroller.scrollTop !== before;
      section.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(to);
    },
    [page],
  );
  return { current, jump };
}

function topsIn(scroller: HTMLElement, page: HTMLElement | null): readonly number[] {
  const { top } = scroller.getBoundingClientRect();
  return sectionsOf(page).map((section) => section.getBoundingClientRect().top - top);
}
