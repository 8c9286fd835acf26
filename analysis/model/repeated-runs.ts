import type { Reasons } from './report.ts';

/** One side's tasks with at least `k` scored runs: the chance that any, and that all, of k of them are solved; null for one. */
export interface SideOfRuns {
  readonly any: number | null;
  readonly all: number | null;
  readonly n_tasks: number;
}

/** What several runs of a task tell beyond their mean. */
export interface RepeatedRuns {
  readonly k: number;
  readonly a: SideOfRuns;
  readonly b: SideOfRuns;
  /** Standard deviation of one run of a task about the task's own rate, on each side. */
  readonly sd_within_a: number | null;
  readonly sd_within_b: number | null;
  /** Of the tasks' differences B − A, if every task had endless runs. */
  readonly sd_between: number | null;
  /** Compared tasks. */
  readonly n_tasks: number;
  /** Runs of each task on each side that find the stated difference with a power of 80%. */
  readonly runs_needed: number | null;
  /** What is found so however many runs there are. */
  readonly least_detectable: number | null;
  readonly reasons: Reasons;
}
