import { count } from '../../format/number.ts';
import { measureText, type TextStyle } from '../measure-text.ts';
import { spreadLabels } from '../parts/spread-labels.ts';
import { smallText, type Theme } from '../theme.ts';
import type { TransitionArea } from './transition-areas.ts';
import type { TransitionPanel } from './transition-panels.ts';

/** Where a number stands: in its area, or beside the square. */
export interface PlacedCount {
  readonly text: string;
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isInside: boolean;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface PlacedArea extends TransitionArea {
  /** Null for an area without tasks. */
  readonly count: PlacedCount | null;
}

/** How numbers of areas are set. */
export function countText(theme: Theme): Required<TextStyle> {
  return { ...smallText(theme), weight: 500 };
}

/** Room that numbers take left and right of a square of that side. */
export function guttersOf(
  panels: readonly TransitionPanel[],
  share: (panel: TransitionPanel) => number,
  side: number,
  theme: Theme,
): readonly [number, number] {
  const outside = panels.flatMap((panel) =>
    panel.areas.filter((area) => area.n > 0 && !isRoomy(area, side * share(panel), theme)),
  );
  const widest = (isWanted: (area: TransitionArea) => boolean) =>
    Math.max(
      0,
      ...outside.filter(isWanted).map(({ n }) => measureText(count(n), countText(theme)) + besideGap(theme)),
    );
  return [widest(isLeft), widest((area) => !isLeft(area))];
}

function isLeft({ transition }: TransitionArea): boolean {
  return transition === 'ss' || transition === 'su';
}

function besideGap(theme: Theme): number {
  return 0.35 * theme.small_size;
}

/** Its number fits into the area; lost tasks need room for their hatching about it. */
function isRoomy({ transition, n, width, height }: TransitionArea, side: number, theme: Theme): boolean {
  const size = theme.small_size;
  const air = transition === 'su' ? 1.4 * size : 0.5 * size;
  return (
    width * side >= measureText(count(n), countText(theme)) + air &&
    height * side >= (transition === 'su' ? 1.7 : 1.2) * size
  );
}

/** The areas on the figure, each with the place of its number. */
export function placedAreas(
  { areas }: TransitionPanel,
  { x, y, side }: Square,
  theme: Theme,
): readonly PlacedArea[] {
  const placed = areas.map((area) => ({
    ...area,
    ...{ x: x + area.x * side, y: y + area.y * side, width: area.width * side, height: area.height * side },
    isInside: isRoomy(area, side, theme),
  }));
  const besides = [true, false].flatMap((left) => {
    const own = placed.filter((area) => area.n > 0 && !area.isInside && isLeft(area) === left);
    const line = 1.2 * theme.small_size;
    const wanted = own.map((area) => area.y + area.height / 2);
    const ys = spreadLabels(wanted, line, y + line / 2, y + Math.max(side, own.length * line) - line / 2);
    return own.map((area, i) => [area.transition, ys[i] as number] as const);
  });
  const ys = new Map(besides);
  return placed.map(({ isInside, ...area }) => {
    const text = count(area.n);
    const middle = area.y + area.height / 2;
    if (area.n === 0) return { ...area, count: null };
    if (isInside)
      return { ...area, count: { text, x: area.x + area.width / 2, y: middle, anchor: 'middle', isInside } };
    const left = isLeft(area);
    const at = left ? x - besideGap(theme) : x + side + besideGap(theme);
    const y_beside = ys.get(area.transition) ?? middle;
    return { ...area, count: { text, x: at, y: y_beside, anchor: left ? 'end' : 'start', isInside } };
  });
}
