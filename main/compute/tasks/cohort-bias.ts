import {
  type CohortFacts,
  type CohortRuns,
  cohortFacts,
  cohortResolve,
} from '../../../analysis/effects/index.ts';
import { wholeTask } from '../whole-task.ts';

interface Request {
  readonly facts: CohortFacts;
  readonly runs: readonly CohortRuns[];
  readonly margin: number;
  readonly margin_delta: number;
  readonly seed: string;
}

/** How the tasks of a cohort differ from the rest of their benchmark. */
export const cohortBiasTask = wholeTask(({ facts, runs, margin, margin_delta, seed }: Request) => ({
  ...cohortFacts(facts, { seed, margin_delta }),
  resolve: cohortResolve(runs, { seed, margin }),
}));
