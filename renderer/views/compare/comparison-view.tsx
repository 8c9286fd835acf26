import type { ReactNode } from 'react';
import { answerSentence } from '../../../analysis/compare/answer-sentence.ts';
import { rowNoun } from '../../../analysis/compare/comparison-words.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import type { Address } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { QUESTION } from './compare.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { ComparisonFigure } from './comparison-figure.tsx';
import { ComparisonNumbers } from './comparison-numbers.tsx';
import { LeftOut } from './left-out.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { TransitionMosaic } from './transition-mosaic.tsx';
import { useSwap } from './use-swap.ts';

interface ComparisonViewProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison;
}

/** Rows from which a search is worth its place. */
const FIND_FROM = 9;

/** The selected row, or the first one: there is always one whose transitions are shown. */
export function selectedComparison({ row }: Address, { comparisons }: ComparisonResult): Comparison | null {
  const found = comparisons.find(
    ({ system, condition }) => system === row?.system && condition === row.condition,
  );
  return found ?? comparisons[0] ?? null;
}

/** The answer, the figure with its transitions, all numbers, and what was left out. */
export function ComparisonView({ facets, resolved }: ComparisonViewProps): ReactNode {
  const { address, go } = useAddress();
  const query = useCall('compare', resolved.request);
  const swap = useSwap(resolved);
  useActions('Compare', [
    { id: 'swap', title: 'Swap A and B', run: swap },
    {
      id: 'repositories',
      title: address.repositories ? 'Hide repositories' : 'Show repositories',
      run: () => go({ repositories: !address.repositories }),
    },
  ]);
  useActions(
    'Compare with',
    facets.pairs.slice(0, 60).map((pair) => ({
      id: JSON.stringify([pair.by, pair.a, pair.b, pair.benchmark]),
      title: `${pair.a} against ${pair.b}${pair.by === 'benchmark' ? '' : ` on ${pair.benchmark}`}`,
      run: () =>
        go(({ filter }) => ({
          by: pair.by,
          a: pair.a,
          b: pair.b,
          filter: pair.by === 'benchmark' ? filter : { ...filter, benchmark: [pair.benchmark] },
          row: null,
          list: null,
          run: null,
        })),
    })),
  );
  return (
    <>
      <ViewHead
        question={QUESTION}
        answer={query.data ? answerSentence(query.data) : undefined}
        tools={
          <>
            {(query.data?.comparisons.length ?? 0) >= FIND_FROM && (
              <FindField label={`Find a ${rowNoun(resolved.by, 1)}`} />
            )}
            <ExportMenu
              comparison={resolved.request}
              repositories={address.repositories}
              isDisabled={!query.data || query.data.comparisons.length === 0}
            />
          </>
        }
      >
        <ComparePickers facets={facets} resolved={resolved} />
      </ViewHead>
      <Answered query={query} label="Comparing">
        {(result) => result.comparisons.length > 0 && <Compared result={result} />}
      </Answered>
    </>
  );
}

function Compared({ result }: { readonly result: ComparisonResult }): ReactNode {
  const { address, go } = useAddress();
  const selected = selectedComparison(address, result);
  const rowOf = ({ system, condition }: Comparison) => ({ system, condition, benchmark: null, repeat: null });
  const select = (comparison: Comparison) => go({ row: rowOf(comparison) }, 'replace');
  const open = (comparison: Comparison, list: Address['list'] = 'flipped') =>
    go({ row: rowOf(comparison), list, run: null });
  return (
    <>
      <div className="compare-pictures">
        <ComparisonFigure result={result} selected={selected} onSelect={select} />
        {selected && (
          <TransitionMosaic result={result} comparison={selected} onOpen={(list) => open(selected, list)} />
        )}
      </div>
      <ComparisonNumbers result={result} selected={selected} onSelect={select} onOpen={open} />
      <LeftOut result={result} selected={selected} onOpen={(comparison) => open(comparison, 'dropped')} />
    </>
  );
}
