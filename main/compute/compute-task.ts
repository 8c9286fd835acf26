import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import type { ReportInput } from '../../analysis/model/report.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';
import { computeReport } from '../../analysis/report/index.ts';

export interface ComputeInput {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
}

export interface ReportComputeInput {
  readonly rows: readonly ReportInput[];
  readonly seed: string;
  readonly stated_difference: number;
}

/** Everything that takes longer than about 20 ms: runs in the compute thread. */
const TASKS = {
  compare: ({ rows, seed }: ComputeInput) => ({
    comparisons: compareRows(rows, { seed }),
    ...meanDifference(rows, { seed }),
  }),
  ranks: ({ rows, seed }: ComputeInput) => rankSystems(rows, { seed }),
  report: ({ rows, ...options }: ReportComputeInput) => computeReport(rows, options),
};

export type ComputeName = keyof typeof TASKS;
export type ComputeInputOf<N extends ComputeName> = Parameters<(typeof TASKS)[N]>[0];
export type ComputeResult<N extends ComputeName> = ReturnType<(typeof TASKS)[N]>;

export interface ComputeRequest<N extends ComputeName = ComputeName> {
  readonly name: N;
  readonly input: ComputeInputOf<N>;
}

export const computeTask = ({ name, input }: ComputeRequest) => TASKS[name](input as never);
