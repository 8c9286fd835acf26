import lite from './known-benchmarks/swe-bench-lite.json' with { type: 'json' };
import liteDev from './known-benchmarks/swe-bench-lite-dev.json' with { type: 'json' };
import verified from './known-benchmarks/swe-bench-verified.json' with { type: 'json' };

export interface KnownBenchmark {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

/** Benchmarks whose tasks are known by id. Verified and Lite share 93 ids, so one id alone may not tell them apart. */
export const KNOWN_BENCHMARKS: readonly KnownBenchmark[] = [
  { name: 'SWE-bench Verified', ids: new Set(verified) },
  { name: 'SWE-bench Lite', ids: new Set(lite) },
  { name: 'SWE-bench Lite dev', ids: new Set(liteDev) },
];
