import { useAddress } from '../../address/use-address.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';

/** Turns the comparison round: A becomes B. */
export function useSwap(resolved: ResolvedComparison | null): () => void {
  const { go } = useAddress();
  return () => {
    if (!resolved) return;
    const { by, a, b, filter_a = {}, filter_b = {} } = resolved;
    const sides = by === 'filter' ? { filter_a: filter_b, filter_b: filter_a } : { a: b, b: a };
    go({ ...sides, list: null, run: null });
  };
}
