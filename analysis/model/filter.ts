import type { Outcome } from './outcome.ts';

/** The one filter of every view. An absent or empty list restricts nothing; lists are "any of". */
export interface Filter {
  readonly benchmark?: readonly string[] | undefined;
  readonly system?: readonly string[] | undefined;
  readonly condition?: readonly string[] | undefined;
  readonly repository?: readonly string[] | undefined;
  readonly outcome?: readonly (Outcome | 'none')[] | undefined;
  /** Substring of the task id, case-insensitive. */
  readonly task?: string | undefined;
}
