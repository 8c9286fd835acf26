import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { distributionsFigure } from './distributions-figure.tsx';
import { DISTRIBUTIONS_OPTIONS } from './distributions-options.ts';
import { groupNames } from './group-names.ts';

export const distributionsKind: FigureKind<'distributions', typeof DISTRIBUTIONS_OPTIONS> = {
  name: 'distributions',
  title: 'Distributions of what runs take',
  question: 'How are steps, tokens, cost, duration or words spread, and do solved tasks take less?',
  source: 'distributions',
  options: DISTRIBUTIONS_OPTIONS,
  least_width: { pt: 200, px: 320 },
  ask: ({ measure, by }) => ({ measure, by: measure === 'words' ? 'condition' : by }),
  make: (data, { options, order }) =>
    distributionsFigure(
      { ...data, groups: inOrder(data.groups, (group) => groupNames(group).first, order) },
      options,
    ),
};
