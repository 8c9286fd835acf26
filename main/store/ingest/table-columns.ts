/** Columns of a runs table that hold numbers: measures of a run. */
export const MEASURES = [
  'steps',
  'input_tokens',
  'cached_tokens',
  'output_tokens',
  'cost_usd',
  'duration_s',
] as const;

/** Measures that are whole numbers. */
export const WHOLE: ReadonlySet<string> = new Set([
  'steps',
  'input_tokens',
  'cached_tokens',
  'output_tokens',
]);

/** All columns of a runs table, in the order they are documented. */
export const TABLE_COLUMNS = [
  'task',
  'system',
  'condition',
  'repeat',
  'benchmark',
  'resolved',
  'outcome',
  ...MEASURES,
] as const;
