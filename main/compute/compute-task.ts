import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { PairedRow } from '../../analysis/model/comparison.ts';

export interface ComputeRequest {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
}

/** Everything that takes longer than about 20 ms: runs in the compute thread. */
export function computeTask({ rows, seed }: ComputeRequest) {
  return { comparisons: compareRows(rows, { seed }), ...meanDifference(rows, { seed }) };
}

export type ComputeResult = ReturnType<typeof computeTask>;
