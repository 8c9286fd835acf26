import type { Outcome } from './outcome.ts';

/** The one filter of every view. An absent or empty list restricts nothing; lists are "any of". */
export interface Filter {
  readonly benchmark?: readonly string[] | undefined;
  readonly system?: readonly string[] | undefined;
  readonly condition?: readonly string[] | undefined;
  readonly repository?: readonly string[] | undefined;
  /** Names of cohorts, or their hashes: tasks that are in any of them. */
  readonly cohort?: readonly string[] | undefined;
  readonly outcome?: readonly (Outcome | 'none')[] | undefined;
  /** As `labelName` writes them: runs that hold any of them. */
  readonly label?: readonly string[] | undefined;
  /** Substring of the task id, case-insensitive. */
  readonly task?: string | undefined;
}

/** Parts of a filter as people read them, in the order they are shown. */
export const FILTER_NAMES: Readonly<Record<keyof Filter, string>> = {
  benchmark: 'benchmark',
  system: 'system',
  condition: 'condition',
  repository: 'repository',
  cohort: 'cohort',
  outcome: 'outcome',
  label: 'label',
  task: 'task text',
};
