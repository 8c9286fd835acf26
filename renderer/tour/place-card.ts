import type { Size } from '../hints/place-hint.ts';

export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

const GAP = 12;

/**
 * Where the upper left corner of a card goes so that it covers nothing of what it points at: under it, over it, at its
 * right or at its left; in the lower right corner of the page where there is no such place, or nothing to point at.
 */
export function placeCard(target: Box | null, card: Size, page: Size): readonly [number, number] {
  const corner = [page.width - card.width - GAP, page.height - card.height - GAP] as const;
  if (target === null) return corner;
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  const x = within(target.left, corner[0]);
  const y = within(target.top, corner[1]);
  const places = [
    [x, target.bottom + GAP],
    [x, target.top - GAP - card.height],
    [target.right + GAP, y],
    [target.left - GAP - card.width, y],
  ] as const;
  const fits = ([left, top]: readonly [number, number]) =>
    left >= GAP && top >= GAP && left <= corner[0] && top <= corner[1];
  return places.find(fits) ?? corner;
}
