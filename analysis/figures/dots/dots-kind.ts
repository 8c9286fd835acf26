import type { FigureKind } from '../figure-kind.ts';
import { ORDER_OPTION } from '../rates/order-option.ts';
import { dotsFigure } from './dots-figure.tsx';
import { DOTS_OPTIONS } from './dots-options.ts';

const OPTIONS = { order: ORDER_OPTION, ...DOTS_OPTIONS } as const;

export const dotsKind: FigureKind<'rates', typeof OPTIONS> = {
  name: 'dots',
  title: 'Dots of resolve rates',
  question: 'How does each system do, under each condition?',
  source: 'rates',
  options: OPTIONS,
  series: ['conditions'],
  least_width: { pt: 200, px: 300 },
  make: dotsFigure,
};
