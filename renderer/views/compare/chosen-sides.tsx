import { type ReactNode, useContext, useEffect } from 'react';
import { Button } from 'react-aria-components';
import type { CompareBy } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { ClearFilter } from '../../filter/clear-filter.tsx';
import { ImportContext } from '../../import/import-context.ts';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';

interface ChosenSidesProps<R extends ResolvedComparison> {
  readonly facets: Output<'facets'>;
  readonly question: string;
  /** What the two sides can be, best first. */
  readonly kinds: readonly CompareBy[];
  /** undefined while it is looked for. */
  readonly resolved: R | null | undefined;
  readonly children: (resolved: R) => ReactNode;
}

function nothingToCompare({ by, filter }: Address, kinds: readonly CompareBy[]): string {
  if (by === 'filter')
    return 'Nothing is compared yet: give A and B filters that differ, such as another repository each.';
  const names = kinds.filter((kind) => kind !== 'filter').map((kind) => `${kind}s`);
  const asked = by === null ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : `${by}s`;
  const [benchmark] = filter.benchmark ?? [];
  return `Nothing can be compared: no two ${asked} share a task${benchmark === undefined ? '' : ` on ${benchmark}`}.`;
}

/** What would give the view two sides. */
function NothingShared(): ReactNode {
  const { address } = useAddress();
  const { open } = useContext(ImportContext);
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <div className="empty">
      <p>
        {isFiltered ? 'Clear the filter, or import' : 'Import'} runs of the same tasks by another system,
        under another condition or on another benchmark.
      </p>
      <div className="button-row">
        <Button className="button primary" onPress={() => open([])}>
          Import results
        </Button>
        {isFiltered && <ClearFilter />}
      </div>
    </div>
  );
}

/** A view of two sides: names them in the address, or says why there are none. */
export function ChosenSides<R extends ResolvedComparison>(props: ChosenSidesProps<R>): ReactNode {
  const { facets, question, kinds, resolved, children } = props;
  const { address, go } = useAddress();
  const { by, a, b } = resolved ?? {};
  useEffect(() => {
    // The link to what is shown has to name it, also where it was the first offer.
    if (by && by !== 'filter' && a && b) go({ by, a, b }, 'replace');
  }, [by, a, b, go]);
  if (facets.benchmarks.length === 0) return <NothingHere question={question} />;
  if (resolved === undefined) return <Skeleton lines={12} label="Looking for what can be compared" />;
  if (resolved !== null) return children(resolved);
  return (
    <>
      <ViewHead question={question} answer={nothingToCompare(address, kinds)}>
        <ComparePickers facets={facets} resolved={null} kinds={kinds} />
      </ViewHead>
      {address.by !== 'filter' && <NothingShared />}
    </>
  );
}
