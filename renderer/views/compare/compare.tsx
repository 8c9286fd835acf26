import type { ReactNode } from 'react';
import { COMPARE_BY } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { ReportView } from '../report/report-view.tsx';
import { ChosenSides } from './chosen-sides.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { QUESTION } from './question.ts';
import { resolveComparison } from './resolve-comparison.ts';

/** Two conditions, systems or benchmarks over the tasks they share. */
export function Compare(): ReactNode {
  const { address } = useAddress();
  const facets = useCall('facets', {});
  const Face = address.face === 'report' ? ReportView : ComparisonView;
  return (
    <Answered query={facets} label="Looking for what can be compared">
      {(data) => (
        <ChosenSides facets={data} question={QUESTION} kinds={COMPARE_BY} resolve={resolveComparison}>
          {(resolved) => <Face facets={data} resolved={resolved} />}
        </ChosenSides>
      )}
    </Answered>
  );
}
