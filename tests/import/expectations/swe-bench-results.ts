/** What one run of a source comes to: counts of its tasks by verdict, and sums over them. */
export interface ExpectedRun {
  readonly runs: number;
  readonly resolved: number;
  readonly unresolved: number;
  /** No verdict but an empty patch. */
  readonly empty?: number;
  readonly patch_failed?: number;
  readonly infra_error?: number;
  /** Neither a verdict nor an empty patch. */
  readonly open?: number;
  /** Runs whose patch is known and not empty. */
  readonly patches?: number;
  /** Test results in all reports. */
  readonly tests?: number;
  /** Runs in which a non-empty PASS_TO_PASS passes nowhere. */
  readonly suspects?: number;
  readonly steps?: number;
  readonly input_tokens?: number;
  readonly cached_tokens?: number;
  readonly output_tokens?: number;
  readonly cost_usd?: number;
  readonly duration_s?: number;
  /** Exit → runs; the others tell none. */
  readonly exits?: Readonly<Record<string, number>>;
}

interface ExpectedSource {
  /** `benchmark | system | condition | repeat` → what is there. */
  readonly runs: Readonly<Record<string, ExpectedRun>>;
  /** Code → problems. */
  readonly problems: Readonly<Record<string, number>>;
}

/**
 * Counted in the files by a script of its own (Python's json over the lists, reports and rows; sets of ids; sums of
 * columns), before there was an importer to ask.
 */
export const EXPECTED_RESULTS: Readonly<Record<string, ExpectedSource>> = {
  // 100 rows, 98 reports, one summary, 100 predictions of one run; three lists of 396, 388 and 396 of 500.
  'claude-code-run': {
    runs: {
      'SWE-bench Verified | claude-code · claude-opus-4-5-20251101 | vanilla | 1': {
        ...{ runs: 100, resolved: 73, unresolved: 26, empty: 1, patches: 99 },
        tests: 144 + 43 + 9978 + 22,
        steps: 3368,
        // 11,666 of inputTokens, 109,603,261 read from the cache, the rest written to it.
        ...{ input_tokens: 114_041_929, cached_tokens: 109_603_261, output_tokens: 17_853 },
        ...{ cost_usd: 67.206897, duration_s: 16_926.9 },
      },
      'SWE-bench Verified | Live-SWE-Agent (Opus 4.5) | vanilla | 1': {
        ...{ runs: 500, resolved: 396, unresolved: 104 },
      },
      'SWE-bench Verified | OpenHands (Opus 4.5) | vanilla | 1': {
        ...{ runs: 500, resolved: 388, unresolved: 112 },
      },
      'SWE-bench Verified | Sonar Foundation (Opus 4.5) | vanilla | 1': {
        ...{ runs: 500, resolved: 396, unresolved: 104 },
      },
    },
    problems: {},
  },
  // FINAL_RESULTS.json: 323 and 333 of 500, 373 by the better of both; trajs-all-500.jsonl: 450 records without and 50 with
  // polydev's keys; 12 of 20 patches have the length of their task's record.
  'paired-arms-polydev': {
    runs: {
      'SWE-bench Verified | claude-haiku-4-5-20251001 | baseline | 1': {
        ...{ runs: 500, resolved: 323, unresolved: 177, patches: 10 },
        ...{ steps: 28_356, cost_usd: 29.33229, duration_s: 239_019.5 },
        exits: { submitted: 446, error: 2, 'time-limit': 2 },
      },
      'SWE-bench Verified | claude-haiku-4-5-20251001 | assisted | 1': {
        ...{ runs: 500, resolved: 333, unresolved: 167, patches: 2 },
        ...{ steps: 3586, cost_usd: 5.7727, duration_s: 43_969.9 },
        exits: { submitted: 50 },
      },
      'SWE-bench Verified | claude-haiku-4-5-20251001 | validation-baseline-eval | 1': {
        ...{ runs: 40, resolved: 25, unresolved: 15 },
        ...{ steps: 2377, cost_usd: 1.979062, duration_s: 15_434.7 },
        exits: { submitted: 40 },
      },
      'SWE-bench Verified | claude-haiku-4-5-20251001 | validation-polydev-eval | 1': {
        ...{ runs: 40, resolved: 25, unresolved: 14, infra_error: 1 },
        ...{ steps: 2699, cost_usd: 4.879861, duration_s: 22_321 },
        exits: { submitted: 37, error: 3 },
      },
      'SWE-bench Verified | polydev_v3_30tasks | vanilla | 1': { runs: 30, resolved: 26, unresolved: 4 },
      'SWE-bench Verified | polydev_v3_mcp | vanilla | 1': { runs: 7, resolved: 6, unresolved: 1 },
    },
    // Two tasks have two records of metrics; 8 of 20 patches are nobody's.
    problems: { duplicate: 2, disagreement: 8 },
  },
  'swe-bench-harness/legacy-2024': {
    runs: {
      // 18 entries of no_generation are 17 tasks, of which two were also applied; one of 284 logs says nothing.
      'SWE-bench Lite | 20240402_sweagent_gpt4 | vanilla | 1': {
        ...{ runs: 299, resolved: 54, unresolved: 229, empty: 15, open: 1 },
      },
      'SWE-bench Lite | auto-code-rover · gpt-4-0125-preview | vanilla | 1': {
        ...{ runs: 249, resolved: 54, unresolved: 191, patch_failed: 4, patches: 249 },
      },
      'SWE-bench Lite | auto-code-rover · gpt-4-0125-preview | vanilla | 2': {
        ...{ runs: 238, resolved: 57, unresolved: 177, patch_failed: 4 },
      },
      'SWE-bench Lite | auto-code-rover · gpt-4-0125-preview | vanilla | 3': {
        ...{ runs: 242, resolved: 57, unresolved: 183, patch_failed: 2 },
      },
      // 323 tasks are those of two splits; report.json resolves 318, results.json two more.
      'SWE-bench Lite | SWE-bench_Lite_golden | vanilla | 1': { runs: 300, resolved: 296, unresolved: 4 },
      'SWE-bench Lite dev | SWE-bench_Lite_golden | vanilla | 1': { runs: 23, resolved: 22, unresolved: 1 },
    },
    problems: { duplicate: 1, contradiction: 2, disagreement: 2 },
  },
  'swe-bench-harness/swe-smith': {
    runs: {
      'SWE-smith | swesmith_gen__claude-3.7__t-0.00_p-1.00__c.2.00__exp9__ig_orig | vanilla | 1': {
        ...{ runs: 53, resolved: 3, unresolved: 50, tests: 7 + 159 },
      },
    },
    problems: {},
  },
  // 168 resolved, 11 without a patch, 3 without a log; 485 rows; sphinx-7985 is in no file but counted in 500.
  'swe-bench-submission-raw': {
    runs: {
      'SWE-bench Verified | 20240620_sweagent_claude3.5sonnet | vanilla | 1': {
        ...{ runs: 500, resolved: 168, unresolved: 317, empty: 11, open: 4 },
        ...{ tests: 174 + 11 + 603 + 60, suspects: 1 },
      },
    },
    problems: {},
  },
};
