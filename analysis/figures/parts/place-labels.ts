export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface LabelWish {
  /** The mark that the label is of. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel {
  /** Where the text starts, and the middle of its height. */
  readonly x: number;
  readonly y: number;
}

/** Directions tried, best first: right, left, above, below, then the corners. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Room between a mark and its label, and between labels, as a share of a label's height. */
const AIR = 0.25;

/**
 * A place beside its mark for each label, so that no label covers another, a mark or an edge of the plot; null for those
 * that have none. Wishes come first served: give the most telling first.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  within: Box,
  obstacles: readonly Box[] = [],
): readonly (PlacedLabel | null)[] {
  const taken: Box[] = [...obstacles, ...wishes.map(markBox)];
  return wishes.map((wish, own) => {
    const free = candidates(wish).find(
      (box) =>
        isWithin(box, within) &&
        taken.every((other, i) => i === obstacles.length + own || !areOverlapping(box, other)),
    );
    if (!free) return null;
    taken.push(free);
    return { x: free.left, y: (free.top + free.bottom) / 2 };
  });
}

function markBox({ x, y, radius }: LabelWish): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function candidates({ x, y, radius, width, height }: LabelWish): readonly Box[] {
  const air = AIR * height;
  return DIRECTIONS.map(([dx, dy]) => {
    const middle = y + dy * (radius + air + height / 2) * (dx === 0 ? 1 : 0.75);
    const near = dy === 0 ? radius + air : 0.6 * radius + air;
    const left = dx === 0 ? x - width / 2 : dx > 0 ? x + near : x - near - width;
    return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 };
  });
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

export function areOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
