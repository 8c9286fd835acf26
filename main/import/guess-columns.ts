import { guessNames } from './guess-names.ts';

/**
 * Columns of a runs table, each with the other names people give it, most telling first. Names are compared in snake
 * case. No name stands for something else: `duration_ms` is another unit, and `success` or `status` mostly say that the
 * agent ran, not that the tests passed.
 */
export const RUNS_TABLE_SYNONYMS = {
  task: ['task', 'task_id', 'instance_id', 'instance', 'problem_id', 'task_name', 'problem', 'test_case'],
  system: [
    'system',
    'system_name',
    'submission',
    'agent',
    'model',
    'model_name',
    'model_name_or_path',
    'agent_name',
  ],
  condition: ['condition', 'variant', 'arm', 'treatment', 'setup', 'prompt_variant'],
  repeat: ['repeat', 'rep', 'repetition', 'trial', 'epoch', 'run_index', 'run_number', 'sample', 'attempt'],
  benchmark: ['benchmark', 'dataset', 'bench', 'suite', 'benchmark_name', 'dataset_name'],
  resolved: ['resolved', 'is_resolved', 'solved', 'is_solved', 'passed', 'pass', 'correct'],
  outcome: ['outcome', 'verdict'],
  steps: [
    'steps',
    'n_steps',
    'num_steps',
    'api_calls',
    'n_calls',
    'model_calls',
    'turns',
    'n_turns',
    'num_turns',
  ],
  input_tokens: [
    'input_tokens',
    'prompt_tokens',
    'n_input_tokens',
    'tokens_in',
    'total_input_tokens',
    'tokens_input',
  ],
  cached_tokens: ['cached_tokens', 'cache_read_tokens', 'cached_input_tokens', 'cache_read_input_tokens'],
  output_tokens: [
    'output_tokens',
    'completion_tokens',
    'n_output_tokens',
    'tokens_out',
    'total_output_tokens',
  ],
  cost_usd: [
    'cost_usd',
    'cost',
    'total_cost_usd',
    'total_cost',
    'instance_cost',
    'usd',
    'price_usd',
    'cost_dollars',
  ],
  duration_s: [
    'duration_s',
    'duration',
    'duration_sec',
    'duration_seconds',
    'seconds',
    'elapsed_s',
    'wall_time_s',
  ],
} as const;

type RunsTableColumn = keyof typeof RUNS_TABLE_SYNONYMS;

/** The documented columns of a runs table. */
export const RUNS_TABLE_COLUMNS = Object.keys(RUNS_TABLE_SYNONYMS) as readonly RunsTableColumn[];

/** Our column → the file's, as far as the names tell; `given` (from a mapping) is kept as it stands. */
export function guessColumns(
  names: readonly string[],
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return guessNames(RUNS_TABLE_SYNONYMS, names, given);
}
