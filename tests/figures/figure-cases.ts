import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { bumpFigure } from '../../analysis/figures/rank-bump/bump-figure.tsx';
import type { BumpOptions } from '../../analysis/figures/rank-bump/bump-options.ts';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { matrixFigure } from '../../analysis/figures/swap-matrix/matrix-figure.tsx';
import type { Ranking } from '../../analysis/model/ranking.ts';
import { extremes, rowsOf } from './comparisons.ts';
import { liteVerified, rankingOf } from './rankings.ts';

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
  'rank-bump': () => bump(liteVerified()),
  'rank-bump-intervals': () => bump(liteVerified(), { beside: 'interval', highlight: 'moved' }),
  'rank-bump-many': () => bump(rankingOf(57)),
  'rank-bump-two': () => bump(rankingOf(2), { highlight: 'all' }),
  'swap-matrix': () => matrixFigure(liteVerified(), 'both'),
  'swap-matrix-many': () => matrixFigure(rankingOf(57), 'a'),
  'swap-matrix-one-side': () => matrixFigure(rankingOf(9), 'b'),
  'swap-matrix-two': () => matrixFigure(rankingOf(2), 'both'),
};
