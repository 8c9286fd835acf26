import type { Dimension } from './dimension.ts';

/** Dimensions of the filter as people read them. */
export const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = {
  benchmark: 'benchmark',
  system: 'system',
  condition: 'condition',
  repository: 'repo',
  outcome: 'outcome',
  task: 'task text',
};
