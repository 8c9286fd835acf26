import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import type { ReportInput } from '../../analysis/model/report.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';
import { computeReport, type ReportOptions } from '../../analysis/report/index.ts';

export interface ComputeInput {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
}

export interface ReportComputeInput extends ReportOptions {
  readonly rows: readonly ReportInput[];
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
