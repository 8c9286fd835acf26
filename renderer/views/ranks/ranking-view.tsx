import type { ReactNode } from 'react';
import { comparisonKey } from '../../../analysis/compare/comparison-key.ts';
import { bumpKind } from '../../../analysis/figures/rank-bump/bump-kind.ts';
import { matrixKind } from '../../../analysis/figures/swap-matrix/matrix-kind.ts';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import { ranksSentence } from '../../../analysis/ranks/ranks-sentence.ts';
import { whyUnranked } from '../../../analysis/ranks/why-unranked.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { type ExportedFigure, ExportMenu } from '../../export/export-menu.tsx';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { GapList } from '../../parts/gap-list.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { ComparePickers } from '../compare/compare-pickers.tsx';
import { QUESTION } from './question.ts';
import { RankFigure } from './rank-figure.tsx';
import { rankingGaps } from './ranking-gaps.ts';
import { RANKING_MARKS } from './ranking-marks.ts';
import { RankingNumbers } from './ranking-numbers.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';
import { RANK_BY, type ResolvedRanking } from './resolve-ranking.ts';
import { SwapFigure } from './swap-figure.tsx';
import { useRanksActions } from './use-ranks-actions.ts';

interface RankingViewProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedRanking;
}

/** Rows from which a search is worth its place. */
const FIND_FROM = 9;

/** The answer, both pictures, all numbers, and what was left out. */
export function RankingView({ facets, resolved }: RankingViewProps): ReactNode {
  const { address } = useAddress();
  const query = useCall('ranks', resolved.ranks);
  useRanksActions(facets, resolved);
  return (
    <>
      <ViewHead
        question={QUESTION}
        answer={query.data && ranksSentence(query.data)}
        marks={RANKING_MARKS}
        tools={
          <>
            {(query.data?.systems.length ?? 0) >= FIND_FROM && <FindField label="Find a system" />}
            <ExportMenu
              specs={figuresOf(resolved, address.side ?? 'both')}
              isDisabled={!query.data || whyUnranked(query.data) !== null}
            />
          </>
        }
      >
        <ComparePickers facets={facets} resolved={resolved} kinds={RANK_BY} />
      </ViewHead>
      <Answered query={query} label="Ranking" skeleton={<RankingSkeleton />}>
        {(ranking) => <Ranked ranking={ranking} />}
      </Answered>
    </>
  );
}

function figuresOf(
  { ranks: { seed, ...selection } }: ResolvedRanking,
  side: string,
): readonly [ExportedFigure, ExportedFigure] {
  const shared = { version: 1, selection, seed } as const;
  return [
    { name: 'Ranks', title: bumpKind.title, spec: { ...shared, figure: bumpKind.name } },
    {
      name: 'Swaps',
      title: matrixKind.title,
      spec: { ...shared, figure: matrixKind.name, options: { side } },
    },
  ];
}

function Ranked({ ranking }: { readonly ranking: Ranking }): ReactNode {
  const { address, go } = useAddress();
  const selected =
    ranking.systems.find(
      ({ system, condition }) => system === address.row?.system && condition === address.row.condition,
    ) ?? null;
  const select = (system: RankedSystem) => go({ row: comparisonKey(system) }, 'replace');
  const open = (system: RankedSystem) => go({ row: comparisonKey(system), list: 'flipped', run: null });
  return (
    <>
      {whyUnranked(ranking) === null && (
        <div className="rank-pictures">
          <RankFigure ranking={ranking} selected={selected} onSelect={select} />
          <SwapFigure ranking={ranking} selected={selected} />
        </div>
      )}
      {ranking.systems.length > 0 && (
        <RankingNumbers ranking={ranking} selected={selected} onSelect={select} onOpen={open} />
      )}
      <GapList
        gaps={rankingGaps(ranking)}
        nothing="Nothing: every task with a run is scored for all systems on both sides."
      />
    </>
  );
}
