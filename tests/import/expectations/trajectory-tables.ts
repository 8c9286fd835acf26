import type { RunOutline } from '../support/outline-of-run.ts';

const UNTOLD = {
  ...{ threads: 1, input_tokens: null, cached_tokens: null, output_tokens: null, event_tokens: null },
  ...{ cost_usd: null, started_at: null, patch: null, verdict: null },
};

const DEEPSEEK = { ...UNTOLD, benchmark: 'SWE-bench Lite dev', user_turns: 1 };

/**
 * The tables of `fixtures/trajectory-tables` by file, counted over their rows with a script of its own (pyarrow): messages by
 * role, replies that say something, `tool_calls` by function, the other columns as they stand. A cost of 0 and of NaN is
 * unknown; `exit` is the harness speaking.
 */
export const CHAT_RUNS: readonly RunOutline[] = [
  {
    ...{ ...DEEPSEEK, task: 'sqlfluff__sqlfluff-2419', system: 'deepseek-chat', steps: 48 },
    events: { 'say system': 1, 'say user': 1, 'say agent': 37, call: 48, output: 47, 'say harness': 1 },
    ...{
      exit: 'submitted',
      exit_detail: 'Submitted',
      patch: 875,
      cost_usd: 0.019431048,
      verdict: 'resolved',
    },
  },
  {
    ...{ ...DEEPSEEK, task: 'sqlfluff__sqlfluff-2419', system: 'deepseek-chat', steps: 41 },
    events: { 'say system': 1, 'say user': 1, 'say agent': 39, call: 41, output: 40, 'say harness': 1 },
    ...{ exit: 'submitted', exit_detail: 'Submitted', patch: 561, verdict: 'unresolved' },
  },
  {
    ...{ ...DEEPSEEK, task: 'pvlib__pvlib-python-1154', system: 'deepseek-reasoner', steps: null },
    events: { 'say system': 1, 'say user': 1, 'say harness': 1 },
    ...{ exit: null, exit_detail: 'Timeout', patch: 0 },
  },
];

const TEST_REPO = {
  ...{ ...UNTOLD, task: 'swe-agent__test-repo-i1', benchmark: 'unspecified', steps: 5 },
  ...{ exit: 'submitted', exit_detail: 'submitted', patch: 301 },
};

/** Five replies, each ending in one command: of SWE-agent's own three look or submit and one edits, one is the shell's. */
export const FENCED_RUN: RunOutline = {
  ...{ ...TEST_REPO, system: 'swe-agent-llama-70b', user_turns: 1, verdict: 'resolved' },
  events: { 'say system': 1, 'say user': 1, 'say agent': 5, tool: 3, edit: 1, call: 1, output: 4 },
};

/** The same as steps, which hold no question but also what the last command gave back; an export of OpenHands. */
export const STEP_RUNS: readonly RunOutline[] = [
  {
    ...{ ...TEST_REPO, system: 'SWE-agent', user_turns: 0 },
    events: { 'say agent': 5, tool: 3, edit: 1, call: 1, output: 5 },
  },
];
