import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { extremes, rowsOf } from './comparisons.ts';

/** A figure of every kind, some of them twice: each is drawn, measured, read back and kept as a snapshot. */
export const FIGURE_CASES: Readonly<Record<string, () => Figure>> = {
  forest: () => forestFigure(rowsOf(18)),
  'forest-repositories': () => forestFigure(rowsOf(3), { repositories: true }),
  'forest-extremes': () => forestFigure(extremes()),
};
