import { differingParts } from '../../../analysis/filter/differing-parts.ts';
import { filterNames } from '../../../analysis/filter/filter-names.ts';
import type { Address } from '../../address/address.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { withValues } from '../../filter/dimension.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';

/**
 * The two filters of an address as a comparison; null where they do not differ. `benchmarks`: those with runs of both, of
 * which the first stands where neither filters nor address name one.
 */
export function resolveFilters(address: Address, benchmarks: readonly string[]): ResolvedComparison | null {
  const { filter_a, filter_b } = address;
  const differing = differingParts(filter_a, filter_b);
  if (differing.length === 0) return null;
  const filter = appliedFilter({ ...address, view: 'compare' });
  const benchmark = differing.includes('benchmark') ? null : benchmarkOf(address, benchmarks);
  return {
    ...{ by: 'filter', ...filterNames(filter_a, filter_b), filter_a, filter_b, benchmark },
    request: {
      ...{ by: 'filter', filter_a, filter_b },
      filter: benchmark === null ? filter : withValues(filter, 'benchmark', [benchmark]),
    },
  };
}

function benchmarkOf({ filter, filter_a }: Address, benchmarks: readonly string[]): string | null {
  const named = [filter.benchmark, filter_a.benchmark].find(
    (names) => names !== undefined && names.length > 0,
  );
  if (named?.length === 1) return named[0]!;
  return benchmarks.find((name) => named === undefined || named.includes(name)) ?? null;
}
