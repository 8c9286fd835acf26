import type { RunFacts } from '../support/facts-of.ts';

const CHAT = 'mini-swe-agent · deepseek-chat';

const NO_TRAJECTORY = { events: {}, user_turns: 0 };

/** Reads down one trial's `result.json`: `agent_result`, in tokens and dollars. */
const trial = (
  task: string,
  repeat: number,
  [input_tokens, cached_tokens, output_tokens, cost_usd]: readonly [number, number, number, number],
  outcome: string,
): RunFacts => ({
  ...{ task, system: CHAT, repeat, ...NO_TRAJECTORY },
  ...{ input_tokens, cached_tokens, output_tokens, cost_usd, exit: 'submitted', outcome },
});

/**
 * Of `harbor/derived-job/2026-04-10__deepseek-lite-dev`, from each trial's `result.json` by jq, in the order of
 * `started_at`; the two trajectories counted with Python's json (48 agent steps with a call each, 37 of them with a message,
 * 47 results). The eighth trial is counted as pending by the job and named by nobody.
 */
export const HARBOR_RUNS: readonly RunFacts[] = [
  {
    ...trial('sqlfluff__sqlfluff-2419', 1, [467091, 450176, 4976, 0.019431048], 'resolved'),
    events: { '0 say system': 1, '0 say user': 1, '0 say agent': 37, '0 call': 48, '0 output': 47 },
    user_turns: 1,
  },
  trial('pydicom__pydicom-901', 1, [818168, 785472, 12170, 0.036259496], 'unresolved'),
  trial('sqlfluff__sqlfluff-2419', 2, [332906, 322176, 5196, 0.014207648], 'resolved'),
  trial('pydicom__pydicom-901', 2, [774480, 761664, 10837, 0.029466612], 'unresolved'),
  trial('sqlfluff__sqlfluff-2419', 3, [390223, 380928, 5617, 0.015627724], 'resolved'),
  trial('pydicom__pydicom-901', 3, [865177, 852864, 12432, 0.032549272], 'unresolved'),
  {
    ...{ task: 'pvlib__pvlib-python-1154', system: 'mini-swe-agent · deepseek-reasoner', repeat: 1 },
    events: { '0 say system': 1, '0 say user': 1 },
    user_turns: 1,
    ...{ input_tokens: null, cached_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: 'time-limit', outcome: 'infra-error' },
  },
  {
    ...{ task: 'unspecified', system: 'unspecified', repeat: 1, ...NO_TRAJECTORY },
    ...{ input_tokens: null, cached_tokens: null, output_tokens: null, cost_usd: null },
    ...{ exit: null, outcome: 'not-run' },
  },
];

/** Of `harbor/derived-job/legacy-result.json`: two results, five more trials by reward and exception only. */
export const LEGACY_OUTCOMES: Readonly<Record<string, readonly (string | null)[]>> = {
  'sqlfluff__sqlfluff-2419': ['resolved', 'resolved', 'resolved'],
  'pydicom__pydicom-901': ['unresolved', 'unresolved', 'unresolved'],
  'pvlib__pvlib-python-1154': ['infra-error'],
};
