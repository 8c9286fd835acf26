import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { bumpFigure } from './bump-figure.tsx';
import { BUMP_OPTIONS } from './bump-options.ts';

export const bumpKind: FigureKind<'ranking', typeof BUMP_OPTIONS> = {
  name: 'rank-bump',
  title: 'Ranks under A and B',
  question: 'Did the order of systems change from A to B, and by more than the ranks leave open?',
  source: 'ranking',
  series: ['systems'],
  options: BUMP_OPTIONS,
  least_width: { pt: 200, px: 360 },
  make: (data, { options, order, palette }) =>
    bumpFigure({ ...data, systems: inOrder(data.systems, ({ label }) => label, order) }, options, palette),
};
