/** Data sets by the name they are published under, in lower case, and what their benchmark is called here. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'swe-bench': 'SWE-bench',
  'swe-bench_lite': 'SWE-bench Lite',
  'swe-bench_verified': 'SWE-bench Verified',
  'swe-bench_multimodal': 'SWE-bench Multimodal',
  'swe-bench_multilingual': 'SWE-bench Multilingual',
  'swe-bench_pro': 'SWE-bench Pro',
};

/**
 * The benchmark that a data set is, from its name on a hub (`princeton-nlp/SWE-bench_Lite`) or its file; a development
 * split is a benchmark of its own. An unknown data set goes by its own name; null where there is none.
 */
export function benchmarkOfDataset(dataset: string | null, split: string | null): string | null {
  const name = dataset?.slice(dataset.lastIndexOf('/') + 1).replace(/\.(jsonl?|parquet|csv)$/i, '') ?? '';
  if (name === '') return null;
  const known = PUBLISHED[name.toLowerCase()];
  if (known === undefined) return name;
  return split === 'dev' ? `${known} dev` : known;
}
