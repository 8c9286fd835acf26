import type { Filter } from '../../../analysis/model/filter.ts';
import { failedParts } from './failed-parts.ts';
import type { RunFacts } from './run-facts.ts';

/** The places of the chosen runs among all, in their order. */
export function chosenRuns(facts: RunFacts, filter: Filter): Int32Array {
  const failed = failedParts(facts, filter);
  const chosen = new Int32Array(facts.n_runs);
  let n = 0;
  for (let run = 0; run < facts.n_runs; run += 1) if (failed[run] === 0) chosen[n++] = run;
  return chosen.subarray(0, n);
}
