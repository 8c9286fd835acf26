import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { forestFigure } from './forest-figure.tsx';

const OPTIONS = {
  repositories: {
    kind: 'boolean',
    label: 'Repositories',
    help: 'A row for each repository beneath each row.',
    initial: false,
  },
} as const;

export const forestKind: FigureKind<'comparison', typeof OPTIONS> = {
  name: 'forest',
  title: 'Forest of paired differences',
  question: 'How much does each system change from A to B, and is it real?',
  source: 'comparison',
  options: OPTIONS,
  least_width: { pt: 150, px: 150 },
  make: (data, { options, order }) =>
    forestFigure({ ...data, comparisons: inOrder(data.comparisons, ({ system }) => system, order) }, options),
};
