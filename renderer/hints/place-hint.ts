export interface Size {
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom'>;

const GAP = 6;

/**
 * Where the upper left corner of a hint goes: under what it is about or, with `isAbove`, over it; on the other side where
 * there is no room, and only where neither side has any, over the thing itself.
 */
export function placeHint(target: Box, hint: Size, page: Size, isAbove: boolean): readonly [number, number] {
  const x = Math.max(GAP, Math.min(target.left, page.width - hint.width - GAP));
  const over = target.top - GAP - hint.height;
  const under = target.bottom + GAP;
  const fits = (y: number) => y >= GAP && y + hint.height + GAP <= page.height;
  const y = (isAbove ? [over, under] : [under, over]).find(fits);
  return [x, y ?? Math.max(GAP, page.height - hint.height - GAP)];
}
