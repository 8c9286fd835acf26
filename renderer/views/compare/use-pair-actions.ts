import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { NO_FILTERS } from './no-filters.ts';
import type { Pair } from './resolve-comparison.ts';

const OFFERED = 60;

const titleOf = ({ by, a, b, benchmark }: Pair) =>
  `${a} against ${b}${by === 'benchmark' ? '' : ` on ${benchmark}`}`;

/** Offers the first of the pairs that share tasks, in the view that is shown. */
export function usePairActions(group: string, pairs: readonly Pair[]): void {
  const { go } = useAddress();
  useActions(
    group,
    pairs.slice(0, OFFERED).map((pair) => ({
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
