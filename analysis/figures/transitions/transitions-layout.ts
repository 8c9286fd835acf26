import { breakName } from '../break-name.ts';
import { measureText } from '../measure-text.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { type PlacedArea, placedAreas, type Square } from './place-counts.ts';
import type { TransitionPanel } from './transition-panels.ts';
import type { AreaWords } from './transition-words.ts';
import { gridOf } from './transitions-grid.ts';
import type { TransitionsOptions } from './transitions-options.ts';

export interface PlacedPanel {
  readonly panel: TransitionPanel;
  /** As much of its name as there is room for, in one line or two. */
  readonly title: readonly string[];
  /** The room that title and notes have from the square's left on. */
  readonly room: number;
  /** Middle of the title's last line. */
  readonly title_y: number;
  /** Where the lines beneath the square begin. */
  readonly notes_y: number;
  readonly square: Square;
  readonly areas: readonly PlacedArea[];
  /** Square units of one task. */
  readonly unit: number;
}

export interface TransitionsLayout {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly PlacedPanel[];
  readonly key: (KeyLayout & { readonly top: number; readonly words: AreaWords }) | null;
}

const LINE = 1.35;

/** Places squares in as few rows as the width allows, all of them alike, and the key that the forms of `words` offer. */
export function transitionsLayout(
  panels: readonly TransitionPanel[],
  words: readonly AreaWords[],
  { scale }: TransitionsOptions,
  theme: Theme,
  width: number,
): TransitionsLayout {
  const most = Math.max(1, ...panels.map(({ n }) => n));
  const share = ({ n }: TransitionPanel) => (scale === 'panel' ? Number(n > 0) : Math.sqrt(n / most));
  const grid = gridOf(panels, share, theme, width);
  const spare = width - 2 * theme.margin - grid.columns * (grid.width + grid.gap) + grid.gap;
  const room = grid.width - grid.gutters[0] + Math.min(spare, grid.gap - 0.6 * theme.text_size);
  const titles = titlesOf(panels, room, theme);
  const head = (Math.max(...titles.map((title) => title.length)) * 1.25 + 0.3) * theme.text_size;
  const notes = Math.max(0, ...panels.map((panel) => panel.notes.length));
  const row = head + grid.side + (0.4 + LINE * notes) * theme.small_size;
  const top = theme.margin;
  const placed = panels.map((panel, i): PlacedPanel => {
    const left = theme.margin + (i % grid.columns) * (grid.width + grid.gap);
    const y = top + head + Math.floor(i / grid.columns) * (row + 1.2 * theme.gap);
    const square = { x: left + grid.gutters[0], y, side: grid.side * share(panel) };
    const least = panel.reason === null ? 2.6 * theme.small_size : 0;
    return {
      ...{ panel, title: titles[i] ?? [], room, title_y: y - 0.9 * theme.text_size, square },
      notes_y: y + Math.max(square.side, least) + 0.4 * theme.small_size,
      areas: placedAreas(panel, square, theme),
      unit: panel.n === 0 ? 0 : square.side ** 2 / panel.n,
    };
  });
  const rows = Math.ceil(panels.length / grid.columns);
  const bottom = top + rows * row + (rows - 1) * 1.2 * theme.gap;
  const beside = rows === 1 ? width - theme.margin - spare + 2 * theme.gap : null;
  return { width, panels: placed, ...withKey(words, { top: top + head, bottom, beside }, theme, width) };
}

interface Space {
  /** Where the first row of squares begins and the last one's notes end. */
  readonly top: number;
  readonly bottom: number;
  /** Right of all squares where they stand in one row; null in several. */
  readonly beside: number | null;
}

/** Beside one row of squares, in fewer words if need be, or beneath all. */
function withKey(
  words: readonly AreaWords[],
  { top, bottom, beside }: Space,
  theme: Theme,
  width: number,
): Pick<TransitionsLayout, 'key' | 'height'> {
  const [first] = words;
  if (first === undefined) return { key: null, height: Math.ceil(bottom + theme.margin) };
  const right = width - theme.margin;
  const narrow = words.find((form) => beside !== null && beside + keyColumn(form, theme) <= right);
  if (narrow && beside !== null) {
    const layout = keyLayout(keyNames(narrow), theme, beside, beside + keyColumn(narrow, theme));
    const height = Math.ceil(Math.max(bottom, top + layout.height) + theme.margin);
    return { key: { ...layout, top, words: narrow }, height };
  }
  const layout = keyLayout(keyNames(first), theme, theme.margin, right);
  const below = bottom + theme.gap;
  return {
    key: { ...layout, top: below, words: first },
    height: Math.ceil(below + layout.height + theme.margin),
  };
}

function keyNames({ ss, su, us, uu }: AreaWords): readonly string[] {
  return [ss, su, us, uu];
}

/** Width of a key in which each name has a line of its own. */
function keyColumn(words: AreaWords, theme: Theme): number {
  const widest = Math.max(...keyNames(words).map((name) => measureText(name, smallText(theme))));
  return widest + 2 * theme.dot_radius + 0.6 * theme.small_size;
}

/** Names in up to two lines, shortened no more than that asks for. */
function titlesOf(
  panels: readonly TransitionPanel[],
  room: number,
  theme: Theme,
): readonly (readonly string[])[] {
  const style = bodyText(theme);
  const names = shortenLabels(panels.map(({ label }) => ({ text: label, width: 1.85 * room, ...style })));
  return names.map((name) => breakName(name, room, style));
}
