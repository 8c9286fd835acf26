import { measureText } from '../measure-text.ts';
import { smallText, type Theme } from '../theme.ts';
import { guttersOf } from './place-counts.ts';
import type { TransitionPanel } from './transition-panels.ts';

/** Least and largest side of the largest square, in `text_size`. */
const LEAST_SIDE = 7.4;
const LARGEST_SIDE = 16;

export interface Grid {
  readonly columns: number;
  /** Width of a column, and the room left and right of a square in it. */
  readonly width: number;
  readonly gap: number;
  readonly gutters: readonly [number, number];
  /** Of the largest square. */
  readonly side: number;
}

/** Numbers that stand beside take room of the squares, which may put more of them beside: settled after few rounds. */
export function gridOf(
  panels: readonly TransitionPanel[],
  share: (panel: TransitionPanel) => number,
  theme: Theme,
  width: number,
): Grid {
  const inner = width - 2 * theme.margin;
  const gap = 1.4 * theme.gap;
  const notes = Math.max(0, ...panels.flatMap((panel) => panel.notes.map((note) => noteWidth(note, theme))));
  const gridWith = (gutters: readonly [number, number]): Grid => {
    const taken = gutters[0] + gutters[1];
    const least = Math.max(notes + gutters[0], LEAST_SIDE * theme.text_size + taken);
    const fitting = Math.max(1, Math.min(panels.length, Math.floor((inner + gap) / (least + gap))));
    const columns = Math.ceil(panels.length / Math.ceil(panels.length / fitting)) || 1;
    const room = (inner - (columns - 1) * gap) / columns;
    const side = Math.max(theme.text_size, Math.min(room - taken, LARGEST_SIDE * theme.text_size));
    return { columns, width: Math.min(room, Math.max(notes + gutters[0], side + taken)), gap, gutters, side };
  };
  let grid = gridWith([0, 0]);
  for (let round = 0; round < 3; round += 1) grid = gridWith(guttersOf(panels, share, grid.side, theme));
  return grid;
}

function noteWidth(note: string, theme: Theme): number {
  return measureText(note, smallText(theme));
}
