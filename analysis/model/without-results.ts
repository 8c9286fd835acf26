import type { Filter } from './filter.ts';

/**
 * The filter without what is known of a run only once it has ended: its outcome, and labels, which are judgements on it.
 * A rate over runs chosen by their result would say nothing but what they were chosen by.
 */
export function withoutResults({ outcome: _, label: __, ...others }: Filter): Filter {
  return others;
}

/** Whether the filter chooses runs by their result. */
export function choosesByResult({ outcome, label }: Filter): boolean {
  return (outcome?.length ?? 0) > 0 || (label?.length ?? 0) > 0;
}
