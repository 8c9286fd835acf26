import { distributions } from '../../../analysis/distributions/index.ts';
import { wholeTask } from '../whole-task.ts';

/** Summaries and histograms. */
export const distributionsTask = wholeTask(distributions);
