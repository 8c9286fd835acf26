import { type ExitRow, limitDifferences } from '../../../analysis/effects/index.ts';
import { wholeTask } from '../whole-task.ts';

interface Request {
  readonly rows: readonly ExitRow[];
  readonly a: string;
  readonly b: string;
  readonly seed: string;
}

/** Shares of runs that meet a limit, compared between two conditions. */
export const limitDifferencesTask = wholeTask(({ rows, a, b, seed }: Request) =>
  limitDifferences(rows, a, b, { seed }),
);
