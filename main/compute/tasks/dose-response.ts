import { type DoseRow, doseResponse } from '../../../analysis/effects/index.ts';
import { wholeTask } from '../whole-task.ts';

interface Request {
  readonly rows: readonly DoseRow[];
  readonly seed: string;
}

/** Resolve rates over doses and their trend. */
export const doseResponseTask = wholeTask(({ rows, seed }: Request) => doseResponse(rows, { seed }));
