import type { RunOutline } from '../support/outline-of-run.ts';

const UNTOLD = {
  ...{ benchmark: 'unspecified', threads: 1, input_tokens: null, cached_tokens: null, output_tokens: null },
  ...{ event_tokens: null, cost_usd: null, started_at: null, patch: null, verdict: null },
};

const FINISHED = { exit: 'submitted', exit_detail: 'finish' };
const UNTOLD_EXIT = { exit: null, exit_detail: null };

/**
 * The runs of OpenHands in the public data, by file, as counted in the files by a script of its own: events by `action` and
 * `observation`; a thought that is not blank, and last words that differ from it, are the agent speaking; tokens are added
 * over the replies, each taken once by its id; the start is the first time of day less how far it is ahead of the time that
 * replies carry (none in the list of events, eight hours in the row, eight hours behind in the exports).
 */
export const OPENHANDS_RUNS: Readonly<Record<string, readonly RunOutline[]>> = {
  'events-list.json': [
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'events-list', system: 'OpenHands · gpt-5-2025-08-07' },
      events: {
        ...{ 'say system': 1, 'say user': 1, 'say harness': 2, 'say agent': 1, call: 1, tool: 1, output: 1 },
      },
      ...{ user_turns: 1, steps: 2, input_tokens: 11859, cached_tokens: 5632, output_tokens: 1086 },
      ...{ event_tokens: 12945, cost_usd: 0.01934775, started_at: '2025-10-10T06:10:15.158Z' },
    },
  ],
  'output-1row.jsonl': [
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'ponylang__ponyc-4593' },
      system: 'OpenHands · openrouter-llama-4-maverick',
      benchmark: 'multi_swe_bench_c_changed_debug',
      events: {
        ...{
          'say system': 1,
          'say user': 1,
          'say harness': 2,
          'say agent': 34,
          call: 12,
          edit: 11,
          tool: 10,
        },
        output: 33,
      },
      // Its cost is zero in every place, and so is what was read from the cache.
      ...{ user_turns: 1, steps: 33, input_tokens: 410169, output_tokens: 5156, event_tokens: 415325 },
      ...{ started_at: '2025-04-30T08:45:41.913Z', patch: 533 },
    },
  ],
  'resolver-output.jsonl': [
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'neubig__pr-viewer-5', system: 'OpenHands' },
      events: { 'say user': 1, 'say agent': 4, call: 2, tool: 2, output: 3 },
      ...{ user_turns: 1, steps: 4, cost_usd: 0.070713, patch: 1284 },
    },
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'neubig__pr-viewer-1', system: 'OpenHands' },
      events: { 'say user': 1, 'say agent': 22, call: 1, tool: 21, output: 21 },
      ...{ user_turns: 1, steps: 22, cost_usd: 1.152933, patch: 2123 },
    },
  ],
  'ui-export-basic.json': [
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'ui-export-basic' },
      system: 'OpenHands · claude-3-5-sonnet-20241022',
      events: { 'say user': 1, 'say agent': 2, edit: 1, tool: 1, output: 1 },
      ...{ user_turns: 1, steps: 2, input_tokens: 8132, cached_tokens: 3482, output_tokens: 1312 },
      ...{ event_tokens: 9444, started_at: '2025-01-28T06:44:56.900Z' },
    },
  ],
  'ui-export-basic_interactions.json': [
    {
      ...{ ...UNTOLD, ...FINISHED, task: 'ui-export-basic_interactions' },
      system: 'OpenHands · gpt-4o-2024-08-06',
      events: { 'say user': 3, 'say agent': 2, tool: 1 },
      ...{ user_turns: 3, steps: 1, input_tokens: 2473, cached_tokens: 2304, output_tokens: 10 },
      ...{ event_tokens: 2483, started_at: '2025-02-01T08:14:10.787Z' },
    },
  ],
  'zeno-test.swebench_eval.jsonl': ['resolved', 'unresolved'].map((verdict, index) => ({
    ...{ ...UNTOLD, ...UNTOLD_EXIT, task: `test-instance-${index + 1}`, system: 'OpenHands', verdict },
    ...{ events: {}, user_turns: 0, threads: 0, steps: null },
  })),
  'zeno-test_aider_output.jsonl': ['resolved', 'unresolved'].map((verdict, index) => ({
    ...{ ...UNTOLD, ...UNTOLD_EXIT, task: `test-instance-${index + 1}`, verdict },
    system: `OpenHands · ${['gpt-4', 'gpt-3.5'][index]}`,
    ...{ events: { 'say agent': 1, edit: 1, output: 1 }, user_turns: 0, steps: 1 },
  })),
  'zeno-test_output.jsonl': [1, 2].map((index) => ({
    ...{ ...UNTOLD, ...UNTOLD_EXIT, task: `test-instance-${index}`, system: 'OpenHands' },
    ...{ events: { 'say user': 1, 'say agent': 1 }, user_turns: 1, steps: 1 },
  })),
};
