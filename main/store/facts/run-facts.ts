import type { Filter } from '../../../analysis/model/filter.ts';
import { OUTCOMES } from '../../../analysis/model/outcome.ts';
import type { StoredCohort } from '../cohorts/stored-cohorts.ts';
import type { Columns } from './read-columns.ts';
import type { Several } from './several.ts';

/** What a run has one of at most, and a filter can restrict. */
export const PARTS = ['benchmark', 'system', 'condition', 'repository', 'outcome', 'task'] as const;
export type Part = (typeof PARTS)[number];

/** What a run may have several of. */
export const SEVERAL_PARTS = ['cohort', 'label'] as const satisfies readonly Exclude<keyof Filter, Part>[];
export type SeveralPart = (typeof SEVERAL_PARTS)[number];

/** The names of outcomes, in the order of their codes. */
export const OUTCOME_NAMES = [...OUTCOMES, 'none'] as const;

/** Names, and for each run the place of its own among them; −1 where it has none. */
export interface Dimension {
  readonly names: readonly string[];
  readonly codes: Int32Array;
}

/** The columns that hold a value of their own for each run. Flags are 1 or 0; −1 and NaN stand for null. */
export const RUN_COLUMNS = {
  benchmark: 'code',
  system: 'code',
  condition: 'code',
  task: 'code',
  repeat: 'code',
  outcome: 'code',
  resolved: 'code',
  suspect: 'code',
  ambiguous: 'code',
  exit: 'code',
  n_events: 'code',
  run_id: 'number',
  attempt_id: 'number',
  steps: 'number',
  input_tokens: 'number',
  cached_tokens: 'number',
  output_tokens: 'number',
  cost_usd: 'number',
  duration_s: 'number',
} as const;

/**
 * All runs by columns, in the order in which they are listed: benchmark, system, condition, task, repeat. So the runs of
 * a cell (benchmark × system × condition) lie side by side, and in it those of a task.
 */
export interface RunFacts {
  readonly n_runs: number;
  readonly columns: Columns<typeof RUN_COLUMNS>;
  readonly dimensions: Readonly<Record<Part, Dimension>>;
  readonly several: Readonly<Record<SeveralPart, Several>>;
  /** In the order of the codes of `several.cohort`. */
  readonly cohorts: readonly StoredCohort[];
  /** The same task met on two benchmarks has one canonical id; names are in their order. */
  readonly canonical: Dimension;
  /** Of each name of a dimension, when it was first met: which of a pair is A. */
  readonly ids: Readonly<Record<'benchmark' | 'system' | 'condition', Int32Array>>;
  /** By run id. */
  readonly notes: ReadonlyMap<number, string>;
  /** By attempt id. */
  readonly exit_details: ReadonlyMap<number, string>;
  /** The highest count that was published, by the codes of benchmark and system. */
  readonly published: (benchmark: number, system: number) => number | null;
}
