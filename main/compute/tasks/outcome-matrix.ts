import { outcomeMatrix } from '../../../analysis/matrix/index.ts';
import { wholeTask } from '../whole-task.ts';

/** A matrix in its order; clustering is what takes long. */
export const outcomeMatrixTask = wholeTask(outcomeMatrix);
