import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { useFace } from './use-face.ts';
import { usePairActions } from './use-pair-actions.ts';
import { useSwap } from './use-swap.ts';

/** What can be done with a comparison, whichever of its faces is shown. */
export function useCompareActions(facets: Output<'facets'>, resolved: ResolvedComparison): void {
  const { address, go } = useAddress();
  const { face, show } = useFace();
  const swap = useSwap(resolved);
  const repositories = {
    id: 'repositories',
    title: address.repositories ? 'Hide repositories' : 'Show repositories',
    run: () => go({ repositories: !address.repositories }),
  };
  const turn =
    face === 'report'
      ? { title: 'Back to the figure', run: () => show('figure') }
      : { title: 'Report on this comparison', run: () => show('report') };
  useActions('Compare', [
    { id: 'face', keys: 'p', ...turn },
    { id: 'swap', title: 'Swap A and B', run: swap },
    ...(face === 'figure' ? [repositories] : []),
  ]);
  usePairActions('Compare with', facets.pairs);
}
