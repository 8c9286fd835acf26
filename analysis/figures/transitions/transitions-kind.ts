import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { transitionsFigure } from './transitions-figure.tsx';
import { TRANSITIONS_OPTIONS } from './transitions-options.ts';

export const transitionsKind: FigureKind<'comparison', typeof TRANSITIONS_OPTIONS> = {
  name: 'transitions',
  title: 'Transitions as squares',
  question: 'Which tasks are lost and which gained from A to B, and how many stay as they were?',
  source: 'comparison',
  options: TRANSITIONS_OPTIONS,
  least_width: { pt: 150, px: 150 },
  make: (data, { options, order }) =>
    transitionsFigure(
      { ...data, comparisons: inOrder(data.comparisons, ({ system }) => system, order) },
      options,
    ),
};
