/** Columns of a runs table, in the order they are documented. */
export const TABLE_COLUMNS = [
  'task',
  'system',
  'condition',
  'repeat',
  'benchmark',
  'resolved',
  'outcome',
  'steps',
  'input_tokens',
  'cached_tokens',
  'output_tokens',
  'cost_usd',
  'duration_s',
] as const;
