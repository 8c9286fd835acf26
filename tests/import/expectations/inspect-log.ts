import type { RunOutline } from '../support/outline-of-run.ts';

const UNTOLD = {
  ...{ threads: 1, input_tokens: null, cached_tokens: null, output_tokens: null, event_tokens: null },
  ...{ cost_usd: null, patch: null },
};

const STOPPED = { exit: 'submitted', exit_detail: 'stop' };
const ASKED = { 'say system': 1, 'say user': 1, 'say agent': 1 };

const POPULARITY = {
  ...{ ...UNTOLD, ...STOPPED, benchmark: 'popularity', events: ASKED, user_turns: 1, steps: 1 },
};
const LLAMA = { ...POPULARITY, system: 'generate · Meta-Llama-3-1-405B-Instruct-jqf' };
const GUIDE = {
  ...{ ...POPULARITY, benchmark: 'security_guide', system: 'generate · gpt-4o-mini', cached_tokens: 0 },
};
const SCORED = {
  ...{ ...UNTOLD, benchmark: 'testtaskname', system: 'generate · gpt-4o-mini', events: {}, user_turns: 0 },
  ...{ threads: 0, steps: null, started_at: null, exit: null, exit_detail: null },
};

const tokens = (input_tokens: number, output_tokens: number) => ({
  ...{ input_tokens, output_tokens, event_tokens: input_tokens + output_tokens },
});

/**
 * The samples of `trajectory-samples/inspect` by file, as counted with a script of its own (Python's json and zipfile):
 * `messages` by role, `tool_calls` by function, `usage` of the model events that stand in no span or step of a scorer, the
 * time of the first event. Replies say something in each, and every result is that of one command.
 */
export const INSPECT_RUNS: Readonly<Record<string, readonly RunOutline[]>> = {
  '2024-08_no-samples-key.json': [],
  '2024-10_deflate_transcript.eval': [
    {
      ...{ ...POPULARITY, ...tokens(66, 2), task: '1', system: 'generate · llama3.1' },
      ...{ started_at: '2024-10-15T16:53:13.264Z', verdict: 'unresolved' },
    },
  ],
  '2024-10_deflate_transcript.json': [
    {
      ...{ ...POPULARITY, ...tokens(66, 2), task: '1', system: 'generate · llama3.1' },
      ...{ started_at: '2024-10-15T16:53:13.264Z', verdict: 'unresolved' },
    },
  ],
  '2024-10_epochs2.eval': [
    {
      ...{ ...LLAMA, ...tokens(60, 1), task: '2', started_at: '2024-11-05T20:04:20.322Z' },
      verdict: 'resolved',
    },
    {
      ...{ ...LLAMA, ...tokens(60, 2), task: '2', started_at: '2024-11-05T20:04:20.318Z' },
      verdict: 'resolved',
    },
    {
      ...{ ...LLAMA, ...tokens(66, 1), task: '1', started_at: '2024-11-05T20:04:20.311Z' },
      verdict: 'unresolved',
    },
    {
      ...{ ...LLAMA, ...tokens(66, 2), task: '1', started_at: '2024-11-05T20:04:20.320Z' },
      verdict: 'resolved',
    },
  ],
  // One of the two users is a person at the keyboard, whose screen stands in an event of its own.
  '2024-11_input-task.eval': [
    {
      ...{ ...UNTOLD, ...STOPPED, ...tokens(52, 61), task: '1', benchmark: 'input_task' },
      ...{ system: 'generate · gpt-4o-mini', events: { 'say user': 2, 'say harness': 1, 'say agent': 1 } },
      ...{ user_turns: 2, steps: 1, started_at: '2024-11-05T18:32:37.112Z', verdict: 'resolved' },
    },
  ],
  '2025-05_cancelled_no-samples.json': [
    { ...SCORED, task: '1', verdict: 'resolved' },
    { ...SCORED, task: '2', verdict: 'resolved' },
    { ...SCORED, task: '3', verdict: 'unresolved' },
  ],
  '2025-05_security-guide_events.json': [
    {
      ...{ ...GUIDE, ...tokens(61, 17), task: '1', started_at: '2025-05-13T00:28:26.845Z' },
      verdict: 'resolved',
    },
    {
      ...{ ...GUIDE, ...tokens(60, 9), task: '2', started_at: '2025-05-13T00:28:26.849Z' },
      verdict: 'resolved',
    },
    {
      ...{ ...GUIDE, ...tokens(61, 23), task: '3', started_at: '2025-05-13T00:28:26.851Z' },
      verdict: 'resolved',
    },
  ],
  'message_deduplication.eval': [
    {
      ...{ ...UNTOLD, ...STOPPED, task: '0', benchmark: 'inspect_test_utils/guess_number' },
      ...{ system: 'generate · hardcoded', steps: 6, user_turns: 1, verdict: 'unresolved' },
      ...{ events: { 'say user': 1, 'say agent': 6, call: 5, output: 5 } },
      started_at: '2025-10-06T10:15:43.620Z',
    },
  ],
  'mmlu-no-summary-choices.eval': [
    {
      ...{ ...UNTOLD, ...STOPPED, ...tokens(153, 3), cached_tokens: 0, task: '1' },
      ...{ benchmark: 'inspect_evals/mmlu_0_shot', system: 'multiple_choice · gpt-4o', user_turns: 1 },
      ...{ events: { 'say user': 1, 'say agent': 1 }, steps: 1, verdict: 'unresolved' },
      started_at: '2025-12-19T12:36:46.142Z',
    },
  ],
};

const AGENTS = { ...UNTOLD, benchmark: 'SWE-bench Verified', system: 'chooser · model' };

/**
 * The first epoch of `fixtures/inspect/agents.eval`, counted as above. The sub-agent's system, task, call, result and answer
 * come to those of `messages`; its task is the agent speaking. The limit and the error are the harness speaking.
 */
export const AGENT_RUNS: readonly RunOutline[] = [
  {
    ...{ ...AGENTS, ...STOPPED, ...tokens(720, 67), cached_tokens: 50, cost_usd: 0.000737 },
    ...{ task: 'astropy__astropy-12907', threads: 2, user_turns: 2, steps: 7, patch: 25 },
    events: { 'say system': 2, 'say user': 2, 'say agent': 5, call: 3, tool: 1, output: 4 },
    ...{ started_at: '2026-11-30T17:48:52.246Z', verdict: 'resolved' },
  },
  {
    ...{ ...AGENTS, ...tokens(35, 35), cached_tokens: 0, cost_usd: 7.000000000000001e-5 },
    ...{ task: 'django__django-11099', user_turns: 7, steps: 7, patch: 25 },
    events: { 'say user': 7, 'say agent': 7, 'say harness': 1 },
    ...{ exit: 'step-limit', exit_detail: 'message', verdict: 'resolved' },
    started_at: '2026-11-30T17:48:53.311Z',
  },
  {
    ...{ ...AGENTS, task: 'sympy__sympy-20590', user_turns: 1, steps: null },
    events: { 'say user': 1, 'say harness': 1 },
    ...{ exit: 'error', exit_detail: "ValueError('the sandbox went away')", verdict: null },
    started_at: '2026-11-30T17:48:53.422Z',
  },
];
