import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { useCall } from '../../port/use-call.ts';
import { type ResolvedComparison, resolveComparison } from './resolve-comparison.ts';

/** What the address asks to compare; undefined while it is looked for, null where nothing can be compared. */
export function useResolved(facets: Output<'facets'> | undefined): ResolvedComparison | null | undefined {
  const { address } = useAddress();
  const isFilter = address.by === 'filter';
  // What another filter leaves must not stand for what this one does.
  const options = { enabled: isFilter, keep: false };
  const a = useCall('facets', { filter: address.filter_a }, options);
  const b = useCall('facets', { filter: address.filter_b }, options);
  if (facets === undefined || (isFilter && (a.isLoading || b.isLoading))) return undefined;
  const ofB = b.data?.benchmarks.map(({ name }) => name) ?? [];
  const shared = a.data?.benchmarks.map(({ name }) => name).filter((name) => ofB.includes(name));
  return resolveComparison(address, facets.pairs, shared ?? []);
}
