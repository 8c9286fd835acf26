import { useAddress } from '../../address/use-address.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';

/** Turns the comparison round: A becomes B. */
export function useSwap(resolved: ResolvedComparison | null): () => void {
  const { go } = useAddress();
  return () => {
    if (resolved) go({ a: resolved.b, b: resolved.a, list: null, run: null });
  };
}
