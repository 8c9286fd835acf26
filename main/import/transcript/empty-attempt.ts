import type { ImportedAttempt } from '../format.ts';

/** An attempt of which nothing is known: readers spread it and add what their source says. */
export const EMPTY_ATTEMPT: ImportedAttempt = {
  exit: null,
  exit_detail: null,
  steps: null,
  input_tokens: null,
  cached_tokens: null,
  output_tokens: null,
  cost_usd: null,
  duration_s: null,
  started_at: null,
  patch: null,
  patch_empty: null,
  events: [],
};
