import type { RunFacts } from '../support/facts-of.ts';

const OPUS = 'claude-code · claude-opus-4-5-20251101';

/** `usage` of each reply, summed by hand; nobody says what it cost. */
const session = (
  task: string,
  events: RunFacts['events'],
  [input_tokens, cached_tokens, output_tokens]: readonly [number, number | null, number],
): RunFacts => ({
  ...{ task, system: OPUS, repeat: 1, events, user_turns: events['0 say user'] ?? 0 },
  ...{ input_tokens, cached_tokens, output_tokens, cost_usd: null, exit: 'submitted', outcome: null },
});

const talk = (turns: number, replies: number) => ({ '0 say user': turns, '0 say agent': replies });

/**
 * Of `trajectory-samples/claude-code`: lines by type and parts by kind, read with one's eyes and checked with
 * `jq -c '[.sessionId,.type,(.message.content|if type=="array" then map(.type) else type end),.message.usage]'`. A session
 * that was cleared goes on in the same file; `agent-atest01` is the sub-agent of test-session-004.
 */
export const CLAUDE_CODE_RUNS: readonly RunFacts[] = [
  session(
    'test-session-004',
    {
      ...talk(1, 2),
      '0 tool': 1,
      '0 output': 1,
      // The task it was given, what it said before its call and at its end.
      '1 say agent': 3,
      '1 call': 1,
      '1 output': 1,
    },
    // 100 + 200 of the session, 80 + 120 of the sub-agent.
    [500, null, 140],
  ),
  session('test-session-003', talk(3, 2), [110, null, 27]),
  session('test-session-001', talk(2, 2), [250, null, 50]),
  session('session-partner', talk(1, 1), [200, null, 100]),
  session('session-clear', talk(3, 2), [180, null, 80]),
  session('session-aaa', talk(1, 1), [100, null, 50]),
  session('session-bbb', talk(1, 1), [200, null, 100]),
  // 200 fresh, 100 written to and 50 read from the cache, then 250; a thought is one of the three sayings.
  session('test-session-002', { ...talk(1, 3), '0 tool': 1, '0 output': 1 }, [600, 50, 90]),
];

/** Of `trajectory-samples/gemini-cli/session.json`, which holds two messages. */
export const GEMINI_CLI_RUNS: readonly RunFacts[] = [
  {
    task: 'cdd63974-c2a3-4f1c-931d-cce1db22ec03',
    system: 'gemini-cli · gemini-2.0-flash',
    repeat: 1,
    events: talk(1, 1),
    user_turns: 1,
    input_tokens: 5915,
    cached_tokens: 0,
    output_tokens: 24,
    cost_usd: null,
    exit: null,
    outcome: null,
  },
];

const NO_FIGURES = { input_tokens: null, cached_tokens: null, output_tokens: null, cost_usd: null };

/** Of the exports under `fixtures/specstory`, which were made by hand: headings and tools counted in an editor. */
export const SPECSTORY_RUNS: readonly RunFacts[] = [
  {
    ...{ task: '2025-02-01_untitled', system: 'claude-4.5-opus', repeat: 1, user_turns: 1 },
    events: { ...talk(1, 1), '0 call': 1, '0 output': 1 },
    ...{ ...NO_FIGURES, exit: null, outcome: null },
  },
  {
    ...{ task: '0b0b0b0b-2222-4333-8444-a55566667777', system: 'cursor · claude-3.7-sonnet', repeat: 1 },
    user_turns: 2,
    events: { ...talk(2, 2), '0 tool': 1, '0 call': 1, '0 output': 1, '0 edit': 1 },
    ...{ ...NO_FIGURES, exit: null, outcome: null },
  },
  {
    task: '6f1c2f64-1111-4222-8333-944455556666',
    ...{ system: 'claude-code · claude-sonnet-4-5', repeat: 1, user_turns: 3 },
    events: {
      ...talk(3, 3),
      ...{ '0 call': 1, '0 tool': 1, '0 edit': 1, '0 output': 3, '1 say agent': 2 },
    },
    ...{ ...NO_FIGURES, exit: null, outcome: null },
  },
];
