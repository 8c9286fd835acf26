import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { NO_FILTERS } from './no-filters.ts';
import type { Pair, ResolvedComparison } from './resolve-comparison.ts';
import { useFace } from './use-face.ts';
import { useSwap } from './use-swap.ts';

const OFFERED = 60;

const titleOf = ({ by, a, b, benchmark }: Pair) =>
  `${a} against ${b}${by === 'benchmark' ? '' : ` on ${benchmark}`}`;

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
  useActions(
    'Compare with',
    facets.pairs.slice(0, OFFERED).map((pair) => ({
      id: JSON.stringify([pair.by, pair.a, pair.b, pair.benchmark]),
      title: titleOf(pair),
      run: () =>
        go(({ filter }) => ({
          by: pair.by,
          a: pair.a,
          b: pair.b,
          ...NO_FILTERS,
          filter: pair.by === 'benchmark' ? filter : { ...filter, benchmark: [pair.benchmark] },
          row: null,
          list: null,
          run: null,
        })),
    })),
  );
}
