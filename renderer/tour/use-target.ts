import { useEffect, useState } from 'react';
import type { Box } from './place-card.ts';

const isSame = (x: Box | null, y: Box | null) =>
  x?.left === y?.left && x?.top === y?.top && x?.right === y?.right && x?.bottom === y?.bottom;

/** Where the first element that `selector` finds is, followed as the page changes; null while there is none. */
export function useTarget(selector: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    let isSeen = false;
    const measure = () => {
      const element = document.querySelector(selector);
      if (element && !isSeen) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      isSeen ||= element !== null;
      const next = element?.getBoundingClientRect() ?? null;
      setBox((last) => (isSame(last, next) ? last : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return box;
}
