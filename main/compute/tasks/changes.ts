import { sideChanges } from '../../../analysis/compare/index.ts';
import type { ReportInput } from '../../../analysis/model/report.ts';
import { wholeTask } from '../whole-task.ts';

/** Changes from A to B with their resampled intervals. */
export const changesTask = wholeTask(
  ({ rows, seed }: { readonly rows: readonly ReportInput[]; readonly seed: string }) =>
    sideChanges(rows, { seed }),
);
