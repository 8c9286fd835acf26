import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { tradeoffFigure } from './tradeoff-figure.tsx';
import { TRADEOFF_OPTIONS } from './tradeoff-options.ts';

export const tradeoffKind: FigureKind<'tradeoff', typeof TRADEOFF_OPTIONS> = {
  name: 'tradeoff',
  title: 'Resolve rate against cost',
  question: 'Which system under which condition resolves most for what its runs take?',
  source: 'tradeoff',
  series: ['conditions'],
  options: TRADEOFF_OPTIONS,
  least_width: { pt: 180, px: 300 },
  ask: ({ measure }) => ({ measure }),
  make: (data, { options, order, palette }) =>
    tradeoffFigure(
      { ...data, points: inOrder(data.points, ({ system }) => system, order) },
      options,
      palette,
    ),
};
