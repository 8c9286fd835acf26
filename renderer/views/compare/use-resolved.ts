import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { type ResolvedComparison, resolveComparison } from './resolve-comparison.ts';
import { useSharedBenchmarks } from './use-shared-benchmarks.ts';

/** What the address asks to compare; undefined while it is looked for, null where nothing can be compared. */
export function useResolved(facets: Output<'facets'> | undefined): ResolvedComparison | null | undefined {
  const { address } = useAddress();
  const benchmarks = useSharedBenchmarks();
  if (facets === undefined || benchmarks === undefined) return undefined;
  return resolveComparison(address, facets.pairs, benchmarks);
}
