import type { ReactNode } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { Answered } from '../../parts/answered.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { useCall } from '../../port/use-call.ts';
import { MatrixView, QUESTION } from './matrix-view.tsx';
import { resolveMatrix } from './resolve-matrix.ts';

/** Who solves which task: tasks × systems of one benchmark. */
export function Matrix(): ReactNode {
  const { address } = useAddress();
  const facets = useCall('facets', { filter: appliedFilter(address) });
  return (
    <Answered query={facets} label="Looking for tasks and systems">
      {({ benchmarks }) => {
        const resolved = resolveMatrix(address, benchmarks);
        return resolved === null ? <NothingHere question={QUESTION} /> : <MatrixView resolved={resolved} />;
      }}
    </Answered>
  );
}
