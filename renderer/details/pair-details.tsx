import type { ReactNode } from 'react';
import { rowLabels } from '../../analysis/compare/comparison-words.ts';
import { count } from '../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../analysis/model/comparison.ts';
import type { PairListName } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useCall } from '../port/use-call.ts';
import { selectedComparison } from '../views/compare/comparison-view.tsx';
import type { ResolvedComparison } from '../views/compare/resolve-comparison.ts';
import { useResolved } from '../views/compare/use-resolved.ts';
import { resolveRanking } from '../views/ranks/resolve-ranking.ts';
import { ListedDetails } from './listed-details.tsx';
import { PairList } from './pair-list.tsx';
import { TransitionTabs } from './transition-tabs.tsx';
import { usePairs } from './use-pairs.ts';

/** The tasks behind one row of a comparison. */
export function PairDetails({ list }: { readonly list: PairListName }): ReactNode {
  const { address } = useAddress();
  const facets = useCall('facets', {});
  const compared = useResolved(facets.data);
  const resolved =
    address.view === 'ranks' ? facets.data && resolveRanking(address, facets.data.pairs) : compared;
  if (!resolved) return null;
  return <OfComparison list={list} resolved={resolved} />;
}

interface OfComparisonProps {
  readonly list: PairListName;
  readonly resolved: ResolvedComparison;
}

function OfComparison({ list, resolved }: OfComparisonProps): ReactNode {
  const { address } = useAddress();
  const { data } = useCall('compare', resolved.request);
  const comparison = data ? selectedComparison(address, data) : null;
  if (!data || !comparison) return null;
  return <OfRow list={list} resolved={resolved} result={data} comparison={comparison} />;
}

interface OfRowProps extends OfComparisonProps {
  readonly result: ComparisonResult;
  readonly comparison: Comparison;
}

function OfRow({ list, resolved, result, comparison }: OfRowProps): ReactNode {
  const sections = usePairs(resolved.request, comparison, list);
  const rows = sections.flatMap(({ query }) => query.data?.rows ?? []);
  const failed = sections.find(({ query }) => query.isError)?.query;
  const label = rowLabels(result)[result.comparisons.indexOf(comparison)] ?? comparison.system;
  return (
    <ListedDetails
      title={label}
      note={[`A ${result.a} · B ${result.b}`, ...scored(comparison)].join(' · ')}
      runs={rows.flatMap(({ runs_a, runs_b }) => [...runs_a, ...runs_b])}
      isLoaded={sections.every(({ query }) => query.data !== undefined)}
    >
      <TransitionTabs comparison={comparison} list={list} />
      {failed?.error && <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />}
      <PairList sections={sections} />
    </ListedDetails>
  );
}

/** The tasks that the row's own numbers are over, which for ranks are fewer. */
function scored({ paired, n_tasks }: Comparison): readonly string[] {
  return paired ? [`${count(n_tasks)} tasks scored on both`] : [];
}
