import { interactions } from '../../../analysis/effects/index.ts';
import type { PairedRow } from '../../../analysis/model/comparison.ts';
import type { Interactions } from '../../../analysis/model/effects.ts';
import { wholeTask } from '../whole-task.ts';

interface Request extends Pick<Interactions, 'versus'> {
  readonly rows: readonly PairedRow[];
  readonly seed: string;
}

/** Whether a change of condition moves one system more than another. */
export const interactionsTask = wholeTask(({ rows, versus, seed }: Request) =>
  interactions(rows, versus, { seed }),
);
