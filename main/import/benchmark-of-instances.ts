import { recogniseBenchmark } from './recognise-benchmark.ts';

/** SWE-bench Pro writes the commit, and mostly a revision, into its ids. */
const PRO = /^instance_.+__.+-[0-9a-f]{40}(-v\w+)?$/;

/** The one known benchmark whose ids these are, from its list or from the form of its ids; null where none is. */
export function benchmarkOfInstances(ids: readonly string[]): string | null {
  const isPro = ids.length > 0 && ids.every((id) => PRO.test(id));
  return isPro ? 'SWE-bench Pro' : recogniseBenchmark(ids);
}
