import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { usePairActions } from '../compare/use-pair-actions.ts';
import { useSwap } from '../compare/use-swap.ts';
import type { ResolvedRanking } from './resolve-ranking.ts';
import { MATRIX_SIDES } from './swap-figure.tsx';

/** What can be done with a ranking. */
export function useRanksActions(facets: Output<'facets'>, resolved: ResolvedRanking): void {
  const { go } = useAddress();
  const swap = useSwap(resolved);
  useActions('Ranks', [
    { id: 'swap', title: 'Swap A and B', run: swap },
    { id: 'unselect', title: 'Select no system', run: () => go({ row: null, list: null, run: null }) },
    ...MATRIX_SIDES.map(({ id, name }) => ({
      id: `side-${id}`,
      title: `Swap matrix of ${name}`,
      run: () => go({ side: id === 'both' ? null : id }),
    })),
  ]);
  usePairActions(
    'Rank under',
    facets.pairs.filter(({ by }) => by !== 'system'),
  );
}
