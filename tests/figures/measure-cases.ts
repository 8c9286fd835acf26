import { distributionsFigure } from '../../analysis/figures/distributions/distributions-figure.tsx';
import type { Figure } from '../../analysis/figures/figure.ts';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { tradeoffFigure } from '../../analysis/figures/tradeoff/tradeoff-figure.tsx';
import type { Tradeoff } from '../../analysis/model/tradeoff.ts';
import { REAL_COSTS, REAL_STEPS } from './measured-runs.ts';
import { extremeSpreads, spreadsOf, spreadWords } from './spreads.ts';
import { extremeTradeoff, pointsOf } from './tradeoffs.ts';

const LOG = { scale: 'log' } as const;
const LINEAR = { scale: 'linear' } as const;
const CONDITIONS = ['vanilla', 'counter-edit', 'casual'];

const tradeoff = (data: Tradeoff, scale: 'log' | 'linear' = 'log') =>
  tradeoffFigure(data, { measure: data.measure, scale }, { ...NO_PALETTE, conditions: CONDITIONS });

/** Figures of what runs take. */
export const MEASURE_CASES: Readonly<Record<string, () => Figure>> = {
  tradeoff: () => tradeoff(pointsOf(18)),
  'tradeoff-conditions': () => tradeoff(pointsOf(24, CONDITIONS), 'linear'),
  'tradeoff-real': () => tradeoff(REAL_COSTS),
  'tradeoff-many': () => tradeoff(pointsOf(57)),
  'tradeoff-one': () => tradeoff(pointsOf(1)),
  'tradeoff-extremes': () => tradeoff(extremeTradeoff()),
  distributions: () => distributionsFigure(spreadsOf(18), LOG),
  'distributions-real': () => distributionsFigure(REAL_STEPS, LINEAR),
  'distributions-many': () => distributionsFigure(spreadsOf(57), LINEAR),
  'distributions-one': () => distributionsFigure(spreadsOf(1), LINEAR),
  'distributions-extremes': () => distributionsFigure(extremeSpreads(), LOG),
  'distributions-words': () => distributionsFigure(spreadWords(), LOG),
};
