import { useAddress } from '../../address/use-address.ts';
import { useCall } from '../../port/use-call.ts';

/** Benchmarks with runs of both filters, where filters are compared; undefined while they are looked for. */
export function useSharedBenchmarks(): readonly string[] | undefined {
  const { address } = useAddress();
  const isFilter = address.by === 'filter';
  // What another filter leaves must not stand for what this one does.
  const options = { enabled: isFilter, keep: false };
  const a = useCall('facets', { filter: address.filter_a }, options);
  const b = useCall('facets', { filter: address.filter_b }, options);
  if (!isFilter) return [];
  if (a.isLoading || b.isLoading) return undefined;
  const ofB = b.data?.benchmarks.map(({ name }) => name) ?? [];
  return a.data?.benchmarks.map(({ name }) => name).filter((name) => ofB.includes(name)) ?? [];
}
