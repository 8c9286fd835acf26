import type { RunFacts } from '../support/facts-of.ts';

const TERMINUS = 'terminus-2 · gpt-4o';

/**
 * Of `trajectory-samples/atif`, counted over the raw files with Python's json: steps by source, `tool_calls` by function,
 * `results` with content, `metrics` summed and compared with `final_metrics`. Copied steps count where no earlier file holds
 * them; traces add task and result (`1.0`) to the trajectories that they are of.
 */
export const ATIF_RUNS: readonly RunFacts[] = [
  {
    task: 'openhands_hello-world',
    system: 'openhands',
    repeat: 1,
    events: { '0 say system': 3, '0 say user': 1, '0 say agent': 2, '0 edit': 1, '0 output': 1, '0 tool': 1 },
    user_turns: 1,
    input_tokens: 220,
    cached_tokens: null,
    output_tokens: 80,
    cost_usd: 0.00135,
    exit: 'submitted',
    outcome: null,
  },
  {
    // Two files: 1 + 3 user steps of which one is the first again; 3 + 5 replies; 3 + 4 results; 1 system step.
    task: 'hello-world-context-summarization-linear-history',
    system: TERMINUS,
    repeat: 1,
    events: { '0 say user': 3, '0 say agent': 8, '0 output': 7, '0 say system': 1 },
    user_turns: 3,
    input_tokens: 7802,
    cached_tokens: 0,
    output_tokens: 1030,
    cost_usd: 0.029805,
    exit: 'submitted',
    outcome: null,
  },
  {
    // Three sub-agents of one task and one answer each: 500 + 100 + 700 input tokens on top of the main agent's 6502.
    task: 'hello-world',
    system: TERMINUS,
    repeat: 1,
    events: {
      '0 say user': 2,
      '0 say agent': 7,
      '0 call': 5,
      '0 tool': 2,
      '0 output': 7,
      '0 say system': 1,
      '1 say agent': 2,
      '2 say agent': 2,
      '3 say agent': 2,
    },
    user_turns: 2,
    input_tokens: 7802,
    cached_tokens: 0,
    output_tokens: 1030,
    cost_usd: 0.029805,
    exit: 'submitted',
    outcome: 'resolved',
  },
  {
    // Four replies, each with a reasoning of its own.
    task: 'hello-world',
    system: TERMINUS,
    repeat: 2,
    events: { '0 say user': 1, '0 say agent': 8, '0 call': 1, '0 tool': 2, '0 output': 4 },
    user_turns: 1,
    input_tokens: 2417,
    cached_tokens: 0,
    output_tokens: 200,
    cost_usd: 0.0080425,
    exit: 'submitted',
    outcome: 'resolved',
  },
];
