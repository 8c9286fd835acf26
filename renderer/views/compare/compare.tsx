import type { ReactNode } from 'react';
import { COMPARE_BY } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { ReportView } from '../report/report-view.tsx';
import { ChosenSides } from './chosen-sides.tsx';
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

function Chosen({ facets }: { readonly facets: Output<'facets'> }): ReactNode {
  const { address } = useAddress();
  const resolved = useResolved(facets);
  const Face = address.face === 'report' ? ReportView : ComparisonView;
  return (
    <ChosenSides facets={facets} question={QUESTION} kinds={COMPARE_BY} resolved={resolved}>
      {(sides) => <Face facets={facets} resolved={sides} />}
    </ChosenSides>
  );
}
