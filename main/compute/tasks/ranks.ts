import type { PairedRow } from '../../../analysis/model/comparison.ts';
import { rankSystems } from '../../../analysis/ranks/index.ts';
import { wholeTask } from '../whole-task.ts';

/** Ranks of systems on both sides: every pair of systems is tested. */
export const ranksTask = wholeTask(
  ({ rows, seed }: { readonly rows: readonly PairedRow[]; readonly seed: string }) =>
    rankSystems(rows, { seed }),
);
