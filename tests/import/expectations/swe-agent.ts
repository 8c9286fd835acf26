import type { RunOutline } from '../support/outline-of-run.ts';

const UNTOLD = {
  ...{ benchmark: 'unspecified', threads: 1, cached_tokens: null, event_tokens: null, started_at: null },
  verdict: null,
};

/**
 * The trajectories of SWE-agent in the public data, as counted in the files by a script of its own: messages of `history` by
 * role (those with `is_demo` apart), `action`s by their first word or the name of the tool they were called by, and the
 * `info` as it stands. In the two old files the last result stands in `trajectory` alone, hence one output more than there
 * are answers to actions in `history`. All counts of `model_stats` are zero but the calls in the marshmallow file, and
 * all are zero in the human one.
 */
export const SWE_AGENT_RUNS: readonly RunOutline[] = [
  {
    ...UNTOLD,
    task: 'humanevalfix-python-0',
    system: 'SWE-agent · human_thought',
    events: { 'say system': 1, 'say user': 1, 'say agent': 5, call: 2, edit: 1, tool: 2, output: 5 },
    ...{ user_turns: 1, steps: 5, input_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: 'submitted', exit_detail: 'submitted', patch: 463 },
  },
  {
    ...UNTOLD,
    task: 'v0-swe-agent__test-repo-i1',
    system: 'SWE-agent',
    events: {
      ...{ 'say system': 1, 'say harness': 1, 'say user': 1, 'say agent': 5, call: 1, edit: 1, tool: 3 },
      output: 5,
    },
    ...{ user_turns: 1, steps: 5, input_tokens: 52861, output_tokens: 326, cost_usd: 0.53839 },
    ...{ exit: 'submitted', exit_detail: 'submitted', patch: 301 },
  },
  {
    ...UNTOLD,
    task: 'v1-history-only',
    system: 'SWE-agent',
    events: { 'say system': 1, 'say user': 1, 'say agent': 5, call: 1, edit: 1, tool: 3, output: 5 },
    ...{ user_turns: 1, steps: 5, input_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: 'submitted', exit_detail: null, patch: null },
  },
  {
    ...UNTOLD,
    task: 'marshmallow-code__marshmallow-1867',
    system: 'SWE-agent · gpt-4o',
    events: { 'say system': 1, 'say user': 1, 'say agent': 11, call: 4, edit: 4, tool: 3, output: 11 },
    ...{ user_turns: 1, steps: 11, input_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: 'submitted', exit_detail: 'submitted', patch: 587 },
  },
  {
    ...UNTOLD,
    task: 'pydicom__pydicom-1458',
    system: 'SWE-agent · gpt4',
    events: {},
    ...{ user_turns: 0, threads: 0, steps: null, input_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: null, exit_detail: null, patch: 803 },
  },
];
