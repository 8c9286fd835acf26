import type { ReactNode } from 'react';
import { answerSentence } from '../../../analysis/compare/answer-sentence.ts';
import { rowNoun } from '../../../analysis/compare/comparison-words.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { type ExportedFigure, ExportMenu } from '../../export/export-menu.tsx';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { useCall } from '../../port/use-call.ts';
import { CompareHead } from './compare-head.tsx';
import { ComparisonFigure } from './comparison-figure.tsx';
import { ComparisonNumbers } from './comparison-numbers.tsx';
import { firstList } from './first-list.ts';
import { LeftOut } from './left-out.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { TransitionMosaic } from './transition-mosaic.tsx';

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

function forestSpec({ request }: ResolvedComparison, { repositories }: Address): ExportedFigure {
  const { seed, ...selection } = request;
  return {
    name: 'Forest',
    title: 'Forest of paired differences',
    spec: { version: 1, figure: 'forest', selection, options: { repositories }, seed },
  };
}

/** The answer, the figure with its transitions, all numbers, and what was left out. */
export function ComparisonView({ facets, resolved }: ComparisonViewProps): ReactNode {
  const { address } = useAddress();
  const query = useCall('compare', resolved.request);
  return (
    <>
      <CompareHead
        facets={facets}
        resolved={resolved}
        answer={query.data && answerSentence(query.data)}
        tools={
          <>
            {(query.data?.comparisons.length ?? 0) >= FIND_FROM && (
              <FindField label={`Find a ${rowNoun(resolved, 1)}`} />
            )}
            <ExportMenu
              specs={[forestSpec(resolved, address)]}
              isDisabled={!query.data || query.data.comparisons.length === 0}
            />
          </>
        }
      />
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
  const open = (comparison: Comparison, list: Address['list'] = firstList(comparison)) =>
    go({ row: rowOf(comparison), list, run: null });
  return (
    <>
      <div className="compare-pictures">
        <ComparisonFigure result={result} selected={selected} onSelect={select} />
        {selected && (
          <TransitionMosaic result={result} comparison={selected} onOpen={(list) => open(selected, list)} />
        )}
      </div>
      <ComparisonNumbers
        result={result}
        selected={selected}
        onSelect={select}
        onOpen={(comparison) => open(comparison)}
      />
      <LeftOut result={result} selected={selected} onOpen={(comparison) => open(comparison, 'dropped')} />
    </>
  );
}
