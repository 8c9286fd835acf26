import type { ReactNode } from 'react';
import { answerSentence } from '../../../analysis/compare/answer-sentence.ts';
import { comparisonKey } from '../../../analysis/compare/comparison-key.ts';
import { rowNoun } from '../../../analysis/compare/comparison-words.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { Answered } from '../../parts/answered.tsx';
import { FindField } from '../../parts/find-field.tsx';
import { useCall } from '../../port/use-call.ts';
import { CompareHead } from './compare-head.tsx';
import { ComparisonFigure } from './comparison-figure.tsx';
import { comparisonFigures } from './comparison-figures.ts';
import { ComparisonNumbers } from './comparison-numbers.tsx';
import { firstList } from './first-list.ts';
import { LeftOut } from './left-out.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { Sensitivity } from './sensitivity.tsx';
import { TransitionFigure } from './transition-figure.tsx';

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

/** The answer, the figure with its transitions, all numbers, what was left out, and what that could change. */
export function ComparisonView({ facets, resolved }: ComparisonViewProps): ReactNode {
  const { address } = useAddress();
  const query = useCall('compare', resolved.request);
  return (
    <>
      <CompareHead
        facets={facets}
        resolved={resolved}
        result={query.data}
        answer={query.data && answerSentence(query.data)}
        tools={
          <>
            {(query.data?.comparisons.length ?? 0) >= FIND_FROM && (
              <FindField label={`Find a ${rowNoun(resolved, 1)}`} />
            )}
            <ExportMenu
              specs={comparisonFigures(resolved, address)}
              isDisabled={!query.data || query.data.comparisons.length === 0}
            />
          </>
        }
      />
      <Answered query={query} label="Comparing">
        {(result) => result.comparisons.length > 0 && <Compared result={result} resolved={resolved} />}
      </Answered>
    </>
  );
}

function Compared({
  result,
  resolved,
}: {
  readonly result: ComparisonResult;
  readonly resolved: ResolvedComparison;
}): ReactNode {
  const { address, go } = useAddress();
  const selected = selectedComparison(address, result);
  const select = (comparison: Comparison) => go({ row: comparisonKey(comparison) }, 'replace');
  const open = (comparison: Comparison, list: Address['list'] = firstList(comparison)) =>
    go({ row: comparisonKey(comparison), list, run: null });
  return (
    <>
      <div className="compare-pictures">
        <ComparisonFigure result={result} selected={selected} onSelect={select} />
        {selected && (
          <TransitionFigure result={result} comparison={selected} onOpen={(list) => open(selected, list)} />
        )}
      </div>
      <ComparisonNumbers
        result={result}
        selected={selected}
        onSelect={select}
        onOpen={(comparison) => open(comparison)}
      />
      <LeftOut result={result} selected={selected} onOpen={(comparison) => open(comparison, 'dropped')} />
      {selected && <Sensitivity resolved={resolved} selected={selected} />}
    </>
  );
}
