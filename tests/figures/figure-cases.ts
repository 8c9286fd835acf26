import { changesFigure } from '../../analysis/figures/changes/changes-figure.tsx';
import { dotsFigure } from '../../analysis/figures/dots/dots-figure.tsx';
import { effectsFigure } from '../../analysis/figures/effects/effects-figure.tsx';
import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { outcomeMatrixFigure } from '../../analysis/figures/outcome-matrix/outcome-matrix-figure.tsx';
import { outcomeSharesFigure } from '../../analysis/figures/outcome-shares/outcome-shares-figure.tsx';
import { bumpFigure } from '../../analysis/figures/rank-bump/bump-figure.tsx';
import type { BumpOptions } from '../../analysis/figures/rank-bump/bump-options.ts';
import { slopesFigure } from '../../analysis/figures/slopes/slopes-figure.tsx';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { matrixFigure } from '../../analysis/figures/swap-matrix/matrix-figure.tsx';
import { transitionsFigure } from '../../analysis/figures/transitions/transitions-figure.tsx';
import type { Ranking } from '../../analysis/model/ranking.ts';
import { extremes, rowsOf } from './comparisons.ts';
import { changesOf, DEMO_CHANGES } from './demo-changes.ts';
import { comparedCounts, demoArms, demoBoards } from './demo-comparisons.ts';
import { effectsWithNone, madeEffects } from './made-effects.ts';
import { oneRun, smallMatrix, verifiedMatrix } from './matrices.ts';
import { MEASURE_CASES } from './measure-cases.ts';
import { liteVerified, rankingOf } from './rankings.ts';
import { extremeRates, repeatedRows, verifiedRows } from './rate-rows.ts';
import { VERIFIED_BY_REPOSITORY } from './verified-by-repository.ts';

/** All of one kind, slivers, one task beside many, and none. */
const EXTREME_COUNTS = [
  ['all kept', 500, 0, 0, 0, 0],
  ['all lost', 0, 500, 0, 0, 3],
  ['all gained', 0, 0, 500, 0, 0],
  ['slivers on every side', 1, 1, 1, 1997, 0],
  ['one task', 0, 1, 0, 0, 0],
  ['a few of each', 2, 3, 1, 4, 0],
  ['nothing scored', 0, 0, 0, 0, 12],
] as const;

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

const bump = (ranking: Ranking, options: Partial<BumpOptions> = {}) =>
  bumpFigure(
    ranking,
    { beside: 'set', highlight: 'beyond', ...options },
    { ...NO_PALETTE, systems: ranking.systems.map(({ system }) => system) },
  );

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
  transitions: () => transitionsFigure(demoArms()),
  'transitions-boards': () => transitionsFigure(demoBoards()),
  'transitions-many': () => transitionsFigure(rowsOf(57), { scale: 'panel' }),
  changes: () => changesFigure(DEMO_CHANGES),
  'changes-systems': () => changesFigure(changesOf(18)),
  'changes-measures': () => changesFigure(changesOf(5), { group: 'measure' }),
  effects: () => effectsFigure(madeEffects(3)),
  'effects-many': () => effectsFigure(madeEffects(18), { which: 'styles', systems: true }),
  'effects-none': () => effectsFigure(effectsWithNone()),
  'transitions-extremes': () => transitionsFigure(comparedCounts(EXTREME_COUNTS)),
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
  'rank-bump': () => bump(liteVerified()),
  'rank-bump-intervals': () => bump(liteVerified(), { beside: 'interval', highlight: 'moved' }),
  'rank-bump-many': () => bump(rankingOf(57)),
  'rank-bump-two': () => bump(rankingOf(2), { highlight: 'all' }),
  'swap-matrix': () => matrixFigure(liteVerified(), 'both'),
  'swap-matrix-many': () => matrixFigure(rankingOf(57), 'a'),
  'swap-matrix-one-side': () => matrixFigure(rankingOf(9), 'b'),
  'swap-matrix-two': () => matrixFigure(rankingOf(2), 'both'),
  ...MEASURE_CASES,
};
