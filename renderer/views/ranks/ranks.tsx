import type { ReactNode } from 'react';
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
      {(data) => (
        <ChosenSides facets={data} question={QUESTION} kinds={RANK_BY} resolve={resolveRanking}>
          {(resolved) => <RankingView facets={data} resolved={resolved} />}
        </ChosenSides>
      )}
    </Answered>
  );
}
