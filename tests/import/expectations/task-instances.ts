/**
 * What the public files of task instances hold, counted by Python's json over the raw files (lengths in UTF-16 units, by
 * `len(text.encode('utf-16-le')) // 2`), not by the importer. `crlf` counts CR LF in statements; null: the file has none.
 */
export const TASK_FILES = [
  {
    file: 'verified-500-problems.jsonl',
    benchmark: 'SWE-bench Verified',
    counts: { rows: 500, statements: 849_415, patches: 793_670, crlf: 13_109, f2p: null, p2p: null },
  },
  {
    file: 'lite-300-problems.jsonl',
    benchmark: 'SWE-bench Lite',
    counts: { rows: 300, statements: 502_687, patches: 312_531, crlf: 7817, f2p: null, p2p: null },
  },
  {
    file: 'verified-100-full.jsonl',
    benchmark: 'SWE-bench Verified',
    counts: { rows: 100, statements: 149_853, patches: 163_531, crlf: 2396, f2p: 200, p2p: 11_028 },
  },
  {
    // One id stands twice, with the same content. Two of its tasks are on no list of a known benchmark.
    file: 'swe-bench-dev-easy.json',
    benchmark: 'unspecified',
    counts: { rows: 5, statements: 5536, patches: 4890, crlf: 100, f2p: 7, p2p: 507 },
  },
  {
    file: 'swe-bench-lite-test-5.json',
    benchmark: 'SWE-bench Lite',
    counts: { rows: 5, statements: 9182, patches: 3491, crlf: 102, f2p: 10, p2p: 205 },
  },
] as const;

/** One row of `verified-100-full.jsonl`, read with one's own eyes. */
export const ASTROPY_14365 = {
  benchmark: 'SWE-bench Verified',
  instance: 'astropy__astropy-14365',
  canonical_id: 'astropy__astropy-14365',
  repository: 'astropy/astropy',
  base_commit: '7269fa3e33e8d02485a647da91a5a2a60a06af61',
  version: '5.1',
  environment_commit: '5f74eacbcc7fff707a44d8eb58adaa514cb7dcb5',
  // 2023-02-06T19:20:34Z
  created_at: 1_675_711_234_000,
  difficulty: '15 min - 1 hour',
  image: null,
  fail_to_pass: ['astropy/io/ascii/tests/test_qdp.py::test_roundtrip[True]'],
  more: null,
} as const;
