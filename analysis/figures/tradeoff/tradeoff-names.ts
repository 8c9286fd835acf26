import { measureText } from '../measure-text.ts';
import type { FittedScale } from '../parts/fit-linear.ts';
import type { MeasureScale } from '../parts/fit-measure.ts';
import { type Box, type LabelWish, type PlacedLabel, placeLabels } from '../parts/place-labels.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { smallText, type Theme } from '../theme.ts';
import { toPoints } from '../to-points.ts';
import { stepCorners } from './step-corners.ts';
import type { PlacedPoint } from './tradeoff-layout.ts';

export interface PlacedName extends PlacedLabel {
  readonly placed: PlacedPoint;
  readonly full: string;
  readonly text: string;
  readonly box: Box;
}

interface Wanted {
  readonly points: readonly PlacedPoint[];
  readonly x: MeasureScale;
  readonly y: FittedScale;
  readonly within: Box;
  readonly theme: Theme;
  readonly of: 'system' | 'condition';
}

/** Shares of the plot's width that names may take, tried one after the other. */
const SHARES = [0.6, 0.36];
/** Capitals to descenders, in `small_size`. */
const LINE = 1.15;

/**
 * Names beside their marks, those of the front first and then by rate, where they cover neither each other nor a mark: where
 * there is such a place clear of intervals and the front too, shorter rather than across upright ones; never along a line. Those that find none are not among the names.
 */
export function placeNames(wanted: Wanted): readonly PlacedName[] {
  const lines = [...wanted.points.flatMap((point) => lineBoxes(point, wanted)), ...frontBoxes(wanted)];
  const names: PlacedName[] = [];
  for (const { share, obstacles } of [
    ...SHARES.map((share) => ({ share, obstacles: lines })),
    { share: SHARES.at(-1) as number, obstacles: lines.filter(isLevel) },
  ]) {
    const wishes = wishesOf(wanted, share);
    const open = wishes.filter(({ placed }) => !names.some((name) => name.placed === placed));
    const taken = [...wishes.map(({ wish }) => markBox(wish)), ...names.map(({ box }) => box)];
    names.push(...placed(open, wanted.within, [...taken, ...obstacles]));
  }
  return names;
}

/** A line along a name strikes it out. */
function isLevel({ left, right, top, bottom }: Box): boolean {
  return right - left > bottom - top;
}

interface NameWish {
  readonly placed: PlacedPoint;
  readonly full: string;
  readonly text: string;
  readonly wish: LabelWish;
}

function wishesOf({ points, within, theme, of }: Wanted, share: number): readonly NameWish[] {
  const style = smallText(theme);
  const sorted = points.toSorted(
    ({ point: a }, { point: b }) => Number(b.on_front) - Number(a.on_front) || b.rate - a.rate,
  );
  const width = share * (within.right - within.left);
  const texts = shortenLabels(sorted.map(({ point }) => ({ text: point[of], width, ...style })));
  return sorted.map((placed, i) => {
    const { x, y, point } = placed;
    const text = texts[i] ?? '';
    const size = { width: measureText(text, style), height: LINE * style.size };
    return { placed, full: point[of], text, wish: { x, y, radius: theme.dot_radius, ...size } };
  });
}

function placed(wishes: readonly NameWish[], within: Box, obstacles: readonly Box[]): readonly PlacedName[] {
  const labels = placeLabels(
    wishes.map(({ wish }) => wish),
    within,
    obstacles,
  );
  return wishes.flatMap(({ placed, full, text, wish }, i) => {
    const label = labels[i];
    return label && text !== '' ? [{ ...label, placed, full, text, box: nameBox(label, wish) }] : [];
  });
}

function nameBox({ x, y }: PlacedLabel, { width, height }: LabelWish): Box {
  return { left: x, right: x + width, top: y - height / 2, bottom: y + height / 2 };
}

function markBox({ x, y, radius }: LabelWish): Box {
  // A name beside its own mark may reach over the box about it, not over the mark.
  const reach = 0.6 * radius;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** What an interval and the whisker over repeats cover. */
function lineBoxes({ point, x, y }: PlacedPoint, { x: measure, y: rate, theme }: Wanted): readonly Box[] {
  const half = theme.line / 2;
  const [low, high] = (point.ci ?? [point.rate, point.rate]).map((limit) => rate.scale(toPoints(limit)));
  const first = measure.scale.domain()[0] as number;
  const [left, right] = [Math.max(first, point.min), point.max].map((value) => measure.scale(value));
  return [
    { left: x - half, right: x + half, top: high as number, bottom: low as number },
    { left: left as number, right: right as number, top: y - half, bottom: y + half },
  ];
}

/** What the steps along the front cover. */
function frontBoxes({ points, within, theme }: Wanted): readonly Box[] {
  const half = theme.hairline / 2;
  const corners = stepCorners(points, within.right);
  return corners.slice(1).map(([x, y], i) => {
    const [before, above] = corners[i] as readonly [number, number];
    return {
      left: Math.min(before, x) - half,
      right: Math.max(before, x) + half,
      top: Math.min(above, y) - half,
      bottom: Math.max(above, y) + half,
    };
  });
}
