import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';

export interface ComputeInput {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
}

/** Everything that takes longer than about 20 ms: runs in the compute thread. */
const TASKS = {
  compare: ({ rows, seed }: ComputeInput) => ({
    comparisons: compareRows(rows, { seed }),
    ...meanDifference(rows, { seed }),
  }),
  ranks: ({ rows, seed }: ComputeInput) => rankSystems(rows, { seed }),
};

export type ComputeName = keyof typeof TASKS;
export type ComputeResult<N extends ComputeName> = ReturnType<(typeof TASKS)[N]>;

export interface ComputeRequest {
  readonly name: ComputeName;
  readonly input: ComputeInput;
}

export const computeTask = ({ name, input }: ComputeRequest) => TASKS[name](input);
