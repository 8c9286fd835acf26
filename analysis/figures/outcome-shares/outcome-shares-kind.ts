import type { FigureKind } from '../figure-kind.ts';
import { ORDER_OPTION } from '../rates/order-option.ts';
import { outcomeSharesFigure } from './outcome-shares-figure.tsx';

const OPTIONS = { order: ORDER_OPTION } as const;

export const outcomeSharesKind: FigureKind<'rates', typeof OPTIONS> = {
  name: 'outcome-shares',
  title: 'Shares of outcomes',
  question: 'What did the runs of each system come to, scored or not?',
  source: 'rates',
  options: OPTIONS,
  least_width: { pt: 200, px: 300 },
  make: outcomeSharesFigure,
};
