import { measureText } from '../measure-text.ts';
import type { FittedScale } from '../parts/fit-linear.ts';
import type { MeasureScale } from '../parts/fit-measure.ts';
import { type Box, type LabelWish, type PlacedLabel, placeLabels } from '../parts/place-labels.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { smallText, type Theme } from '../theme.ts';
import { toPoints } from '../to-points.ts';
import type { PlacedPoint } from './tradeoff-layout.ts';

export interface PlacedName extends PlacedLabel {
  readonly placed: PlacedPoint;
  readonly full: string;
  readonly text: string;
}

interface Wanted {
  readonly points: readonly PlacedPoint[];
  readonly x: MeasureScale;
  readonly y: FittedScale;
  readonly within: Box;
  readonly theme: Theme;
  readonly of: 'system' | 'condition';
}

/** Largest share of the plot's width for a name. */
const SHARE = 0.4;
/** Capitals to descenders, in `small_size`. */
const LINE = 1.15;

/**
 * Names beside their marks, those of the front first and then by rate, where they cover neither each other nor a mark; clear of
 * intervals too where there is such a place. Those that find none are not among the names.
 */
export function placeNames(wanted: Wanted): readonly PlacedName[] {
  const wishes = wishesOf(wanted);
  const lines = wanted.points.flatMap((placed) => lineBoxes(placed, wanted));
  const marks = wishes.map(({ wish }) => markBox(wish));
  const clear = placed(wishes, wanted.within, [...marks, ...lines]);
  const others = wishes.filter(({ placed }) => !clear.some((name) => name.placed === placed));
  const taken = clear.map((name) => nameBox(name, wishes));
  return [...clear, ...placed(others, wanted.within, [...marks, ...taken])];
}

interface NameWish {
  readonly placed: PlacedPoint;
  readonly full: string;
  readonly text: string;
  readonly wish: LabelWish;
}

function wishesOf({ points, within, theme, of }: Wanted): readonly NameWish[] {
  const style = smallText(theme);
  const sorted = points.toSorted(
    ({ point: a }, { point: b }) => Number(b.on_front) - Number(a.on_front) || b.rate - a.rate,
  );
  const width = SHARE * (within.right - within.left);
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
  return wishes.flatMap(({ placed, full, text }, i) => {
    const label = labels[i];
    return label && text !== '' ? [{ ...label, placed, full, text }] : [];
  });
}

function markBox({ x, y, radius }: LabelWish): Box {
  // A name beside its own mark may reach over the box about it, not over the mark.
  const reach = 0.6 * radius;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function nameBox(name: PlacedName, wishes: readonly NameWish[]): Box {
  const { width, height } = wishes.find(({ placed }) => placed === name.placed)?.wish ?? {
    width: 0,
    height: 0,
  };
  return { left: name.x, right: name.x + width, top: name.y - height / 2, bottom: name.y + height / 2 };
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
