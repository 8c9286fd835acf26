import { type ReactNode, useEffect } from 'react';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { Answered } from '../../parts/answered.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { ReportView } from '../report/report-view.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { QUESTION } from './question.ts';
import { useResolved } from './use-resolved.ts';

/** Two conditions, systems or benchmarks over the tasks they share, or the runs of two filters. */
export function Compare(): ReactNode {
  const facets = useCall('facets', {});
  return (
    <Answered query={facets} label="Looking for what can be compared">
      {(data) => <Chosen facets={data} />}
    </Answered>
  );
}

function nothingToCompare({ by, filter }: Address): string {
  if (by === 'filter')
    return 'Nothing is compared yet: give A and B filters that differ, such as another repository each.';
  const kinds = by === null ? 'conditions, systems or benchmarks' : `${by}s`;
  const [benchmark] = filter.benchmark ?? [];
  return `Nothing can be compared: no two ${kinds} share a task${benchmark === undefined ? '' : ` on ${benchmark}`}.`;
}

function Chosen({ facets }: { readonly facets: Output<'facets'> }): ReactNode {
  const { address, go } = useAddress();
  const resolved = useResolved(facets);
  const { by, a, b } = resolved ?? {};
  useEffect(() => {
    // The link to what is shown has to name it, also where it was the first offer.
    if (by && by !== 'filter' && a && b) go({ by, a, b }, 'replace');
  }, [by, a, b, go]);
  if (facets.benchmarks.length === 0) return <NothingHere question={QUESTION} />;
  if (resolved === undefined) return <Skeleton lines={12} label="Looking for what can be compared" />;
  if (resolved === null) {
    return (
      <ViewHead question={QUESTION} answer={nothingToCompare(address)}>
        <ComparePickers facets={facets} resolved={null} />
      </ViewHead>
    );
  }
  const Face = address.face === 'report' ? ReportView : ComparisonView;
  return <Face facets={facets} resolved={resolved} />;
}
