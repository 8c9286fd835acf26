import type { Address } from '../../address/address.ts';
import type { ExportedFigure } from '../../export/export-menu.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';

/** The figures of a comparison that can be exported, the one on screen first. */
export function comparisonFigures(
  { request }: ResolvedComparison,
  { repositories }: Pick<Address, 'repositories'>,
): readonly [ExportedFigure, ...ExportedFigure[]] {
  const { seed, ...selection } = request;
  const common = { version: 1, selection, seed } as const;
  return [
    {
      name: 'Forest',
      title: 'Differences with their intervals',
      spec: { ...common, figure: 'forest', options: { repositories } },
    },
    {
      name: 'Transitions',
      title: 'Tasks kept, lost and gained, as areas',
      spec: { ...common, figure: 'transitions' },
    },
    {
      name: 'Changes',
      title: 'Table of both sides: resolve rate, steps, tokens, cost',
      spec: { ...common, figure: 'changes' },
    },
  ];
}
