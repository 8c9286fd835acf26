import { dotsFigure } from '../../analysis/figures/dots/dots-figure.tsx';
import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { outcomeMatrixFigure } from '../../analysis/figures/outcome-matrix/outcome-matrix-figure.tsx';
import { outcomeSharesFigure } from '../../analysis/figures/outcome-shares/outcome-shares-figure.tsx';
import { slopesFigure } from '../../analysis/figures/slopes/slopes-figure.tsx';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { extremes, rowsOf } from './comparisons.ts';
import { oneRun, smallMatrix, verifiedMatrix } from './matrices.ts';
import { extremeRates, repeatedRows, verifiedRows } from './rate-rows.ts';
import { VERIFIED_BY_REPOSITORY } from './verified-by-repository.ts';

const settings = {
  order: [],
  palette: {
    ...NO_PALETTE,
    conditions: ['Django', 'other repositories', 'parallel calls on', 'parallel calls off', 'vanilla'],
    systems: VERIFIED_BY_REPOSITORY.map(([system]) => system),
  },
};
const dots = { ...settings, options: { order: 'rate', axis: 'fitted' } } as const;
const slopes = { ...settings, options: { highlight: 'extremes', intervals: true } } as const;
const shares = { ...settings, options: { order: 'rate' } } as const;

/** A figure of every kind, some of them twice: each is drawn, measured, read back and kept as a snapshot. */
export const FIGURE_CASES: Readonly<Record<string, () => Figure>> = {
  forest: () => forestFigure(rowsOf(18)),
  'forest-repositories': () => forestFigure(rowsOf(3), { repositories: true }),
  'forest-extremes': () => forestFigure(extremes()),
  'outcome-matrix': () => outcomeMatrixFigure(verifiedMatrix(), { tasks: 'across' }),
  'outcome-matrix-down': () => outcomeMatrixFigure(verifiedMatrix({ rows: 'repository' }), { tasks: 'down' }),
  'outcome-matrix-few': () => outcomeMatrixFigure(smallMatrix(), { tasks: 'across' }),
  'outcome-matrix-few-down': () => outcomeMatrixFigure(smallMatrix(), { tasks: 'down' }),
  'outcome-matrix-one': () => outcomeMatrixFigure(oneRun(), { tasks: 'across' }),
  dots: () => dotsFigure(verifiedRows(18), dots),
  'dots-all': () => dotsFigure(verifiedRows(), { ...dots, options: { order: 'name', axis: 'zero' } }),
  'dots-repeats': () => dotsFigure([...verifiedRows(2), ...repeatedRows()], dots),
  'dots-one': () => dotsFigure(verifiedRows(1).slice(1), dots),
  'dots-extremes': () => dotsFigure(extremeRates(), dots),
  slopes: () => slopesFigure(verifiedRows(18), slopes),
  'slopes-all': () => slopesFigure(verifiedRows(), slopes),
  'slopes-few': () => slopesFigure([...verifiedRows(5), ...repeatedRows()], slopes),
  'slopes-extremes': () => slopesFigure(extremeRates(), slopes),
  'outcome-shares': () => outcomeSharesFigure(verifiedRows(18), shares),
  'outcome-shares-repeats': () => outcomeSharesFigure([...verifiedRows(1), ...repeatedRows()], shares),
  'outcome-shares-extremes': () => outcomeSharesFigure(extremeRates(), shares),
};
