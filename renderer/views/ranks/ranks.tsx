import type { ReactNode } from 'react';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';
import { ChosenSides } from '../compare/chosen-sides.tsx';
import { QUESTION } from './question.ts';
import { RankingView } from './ranking-view.tsx';
import { RANK_BY, resolveRanking } from './resolve-ranking.ts';

/** The order of systems under two conditions or on two benchmarks. */
export function Ranks(): ReactNode {
  const facets = useCall('facets', {});
  return (
    <Answered query={facets} label="Looking for what systems can be ranked under">
      {(data) => <Chosen facets={data} />}
    </Answered>
  );
}

function Chosen({ facets }: { readonly facets: Output<'facets'> }): ReactNode {
  const { address } = useAddress();
  const resolved = resolveRanking(address, facets.pairs);
  return (
    <ChosenSides facets={facets} question={QUESTION} kinds={RANK_BY} resolved={resolved}>
      {(sides) => <RankingView facets={facets} resolved={sides} />}
    </ChosenSides>
  );
}
