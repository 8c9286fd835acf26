import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { changesFigure } from './changes-figure.tsx';
import { CHANGES_OPTIONS } from './changes-options.ts';

export const changesKind: FigureKind<'changes', typeof CHANGES_OPTIONS> = {
  name: 'changes',
  title: 'Table of changes',
  question:
    'What does the change cost or save: resolve rate, steps, tokens and money, absolutely and relatively?',
  source: 'changes',
  options: CHANGES_OPTIONS,
  least_width: { pt: 200, px: 320 },
  make: (data, { options, order }) =>
    changesFigure({ ...data, rows: inOrder(data.rows, ({ system }) => system, order) }, options),
};
