import type { RunOutline } from '../support/outline-of-run.ts';

const UNTOLD = {
  ...{ benchmark: 'unspecified', threads: 1, input_tokens: null, cached_tokens: null, output_tokens: null },
  ...{ event_tokens: null, cost_usd: null, started_at: null, exit: null, exit_detail: null, verdict: null },
};

/**
 * The samples of mini-swe-agent as counted in the files by a script of its own: messages by role, one command in each
 * answer, the last message the harness taking the patch; tokens added over the `usage` of the replies.
 */
export const MINI_SWE_AGENT_RUNS: readonly RunOutline[] = [
  {
    ...UNTOLD,
    task: 'bare-messages',
    system: 'mini-swe-agent',
    events: {
      ...{ 'say system': 1, 'say user': 1, 'say agent': 10, call: 10, output: 9, 'say harness': 1 },
    },
    ...{ user_turns: 1, steps: 10, exit: 'submitted', exit_detail: 'Submitted', patch: 429 },
  },
  {
    ...UNTOLD,
    task: 'v1-info-messages',
    system: 'mini-swe-agent · claude-3-5-sonnet-20241022',
    events: { 'say system': 1, 'say user': 1, 'say agent': 3, call: 3, output: 2, 'say harness': 1 },
    ...{ user_turns: 1, steps: 3, input_tokens: 2512, cached_tokens: 0, output_tokens: 199 },
    ...{ event_tokens: 2711, cost_usd: 0.010520999999999999, started_at: '2025-10-10T06:35:27.000Z' },
    ...{ exit: 'submitted', exit_detail: 'Submitted', patch: 0 },
  },
  {
    ...UNTOLD,
    task: 'swe-agent__test-repo-1',
    system: 'claude-sonnet-4-20250514',
    ...{ events: {}, user_turns: 0, threads: 0, steps: null, patch: 295 },
  },
];
