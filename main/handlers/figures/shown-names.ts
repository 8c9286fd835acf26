import type { Figure } from '../../../analysis/figures/figure.ts';
import type { Palette } from '../../../analysis/figures/spec/palette.ts';

export interface ShownNames {
  readonly conditions: readonly string[];
  readonly systems: readonly string[];
}

/** Conditions and systems that a figure shows, as they come first in its table. */
export function shownNames(words: ReadonlySet<string>, palette: Omit<Palette, 'fixed'>): ShownNames {
  const among = (names: readonly string[]) => {
    const known = new Set(names);
    return [...words].filter((word) => known.has(word));
  };
  return { conditions: among(palette.conditions), systems: among(palette.systems) };
}

/** Every text in the figure's table. */
export function wordsOf({ table }: Figure): ReadonlySet<string> {
  const cells = table.rows.flatMap(({ cells }) => table.columns.map(({ key }) => cells[key]));
  return new Set(cells.filter((cell) => typeof cell === 'string'));
}
