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
  const side = (panel: TransitionPanel) => grid.side * share(panel);
  const rows = rowsOf(panels, grid.columns, { head, side, theme });
  const isOneRow = panels.length <= grid.columns;
  const beside = isOneRow ? keyBeside(words, spare, theme) : null;
  const start = theme.margin + (beside === null ? 0 : (spare - beside.room) / 2);
  const placed = panels.map((panel, i): PlacedPanel => {
    const left = start + (i % grid.columns) * (grid.width + grid.gap);
    const y = (rows.tops[Math.floor(i / grid.columns)] as number) + head;
    const square = { x: left + grid.gutters[0], y, side: side(panel) };
    return {
      ...{ panel, title: titles[i] ?? [], room, title_y: y - 0.9 * theme.text_size, square },
      notes_y: y + squareHeight(panel, square.side, theme) + 0.4 * theme.small_size,
      areas: placedAreas(panel, square, theme),
      unit: panel.n === 0 ? 0 : square.side ** 2 / panel.n,
    };
  });
  const { bottom } = rows;
  if (beside === null) return { width, panels: placed, ...withKeyBeneath(words, bottom, theme, width) };
  const left = width - theme.margin - spare + (start - theme.margin) + 2 * theme.gap;
  const key = keyLayout(keyNames(beside.words), theme, left, left + keyColumn(beside.words, theme));
  const height = Math.ceil(Math.max(bottom, theme.margin + head + key.height) + theme.margin);
  return { width, height, panels: placed, key: { ...key, top: theme.margin + head, words: beside.words } };
}

/** Numbers beside the smallest square need some height as well. */
function squareHeight({ reason }: TransitionPanel, side: number, theme: Theme): number {
  return Math.max(side, reason === null ? 2.6 * theme.small_size : 0);
}

/** Where each row of squares begins, as high as its own ones ask for, and where the last one ends. */
function rowsOf(
  panels: readonly TransitionPanel[],
  columns: number,
  given: {
    readonly head: number;
    readonly side: (panel: TransitionPanel) => number;
    readonly theme: Theme;
  },
): { readonly tops: readonly number[]; readonly bottom: number } {
  const { head, side, theme } = given;
  const lines = ({ reason, notes }: TransitionPanel) => (reason === null ? notes.length : 2);
  const tops: number[] = [];
  let top = theme.margin;
  for (let i = 0; i < panels.length; i += columns) {
    tops.push(top);
    const heights = panels
      .slice(i, i + columns)
      .map(
        (panel) => squareHeight(panel, side(panel), theme) + (0.4 + LINE * lines(panel)) * theme.small_size,
      );
    top += head + Math.max(...heights) + 1.2 * theme.gap;
  }
  return { tops, bottom: top - 1.2 * theme.gap };
}

/** The words of a key that fits beside one row of squares, in fewer words if need be, and the room it takes there. */
function keyBeside(
  words: readonly AreaWords[],
  spare: number,
  theme: Theme,
): { readonly words: AreaWords; readonly room: number } | null {
  const roomOf = (form: AreaWords) => 2 * theme.gap + keyColumn(form, theme);
  const fitting = words.find((form) => roomOf(form) <= spare);
  return fitting ? { words: fitting, room: roomOf(fitting) } : null;
}

function withKeyBeneath(
  words: readonly AreaWords[],
  bottom: number,
  theme: Theme,
  width: number,
): Pick<TransitionsLayout, 'key' | 'height'> {
  const [first] = words;
  if (first === undefined) return { key: null, height: Math.ceil(bottom + theme.margin) };
  const layout = keyLayout(keyNames(first), theme, theme.margin, width - theme.margin);
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
