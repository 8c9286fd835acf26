/** System → tasks, and how many of them are resolved; counted in the files by a script of its own. */
export const EXPECTED_PRO: Readonly<Record<string, readonly [runs: number, resolved: number]>> = {
  'claude-45sonnet-10132025': [730, 319],
  'claude-4sonnet-10132025': [562, 240],
  'claude-opus-4-1-paper': [891, 206],
  'claude-sonnet-4-paper': [663, 166],
  'gemini-2-5-pro-preview-paper': [955, 105],
  'gpt-4o-paper': [619, 36],
  'gpt-5-250-turns-10132025': [729, 265],
  'gptoss-paper': [728, 118],
  'kimi-k2-instruct-10132025': [729, 202],
};

/** System → labels by category, and labels on tasks that the system resolved, in the same way. */
export const EXPECTED_LABELS: Readonly<
  Record<string, { readonly categories: Readonly<Record<string, number>>; readonly onResolved: number }>
> = {
  'claude-sonnet-4-paper': {
    categories: {
      context_overflow_from_listing: 171,
      other: 147,
      endless_file_reading: 101,
      wrong_solution: 60,
      tool_error: 26,
      syntax_error: 18,
      identified_incorrect_file: 5,
      misunderstood_problem_statement: 5,
    },
    onResolved: 75,
  },
  'gpt-4o-paper': {
    categories: {
      wrong_solution: 217,
      tool_error: 169,
      syntax_error: 163,
      identified_incorrect_file: 48,
      misunderstood_problem_statement: 20,
      other: 5,
      infinite_loop: 1,
      context_overflow_from_listing: 1,
    },
    onResolved: 35,
  },
};
