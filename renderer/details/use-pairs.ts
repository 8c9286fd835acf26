import type { UseQueryResult } from '@tanstack/react-query';
import type { Input, Output } from '../../preload/contract.ts';
import type { PairListName, Transition } from '../address/address.ts';
import { useCall } from '../port/use-call.ts';

type Pairs = Output<'compare.pairs'>;

export interface PairSection {
  readonly transition: Transition;
  readonly query: UseQueryResult<Pairs>;
}

const LIMIT = 1000;

/** The tasks of one row of a comparison: of one transition, or both kinds that changed sides. */
export function usePairs(
  request: Input<'compare'>,
  row: { readonly system: string; readonly condition: string | null } | null,
  list: PairListName,
): readonly PairSection[] {
  const shown: readonly Transition[] = list === 'flipped' ? ['su', 'us'] : [list];
  const [first = 'su', second = 'us'] = shown;
  const input = (transition: Transition): Input<'compare.pairs'> => ({
    ...request,
    system: row?.system ?? '',
    condition: row?.condition ?? null,
    transition,
    limit: LIMIT,
  });
  const sections = [
    { transition: first, query: useCall('compare.pairs', input(first), { enabled: row !== null }) },
    {
      transition: second,
      query: useCall('compare.pairs', input(second), { enabled: row !== null && shown.length > 1 }),
    },
  ];
  return sections.slice(0, shown.length);
}
