import type { Filter } from '../../analysis/model/filter.ts';
import { countFlags } from './facts/count-flags.ts';
import { bitOf, failedParts } from './facts/failed-parts.ts';
import type { Part, RunFacts } from './facts/run-facts.ts';

export interface Facet {
  readonly name: string;
  readonly n_runs: number;
  readonly n_tasks: number;
}

/** A facet ignores its own part of the filter, so that a further value can be added to it. */
function facet({ n_runs, dimensions }: RunFacts, part: Part, failed: Uint8Array): readonly Facet[] {
  const { names, codes } = dimensions[part];
  const { names: tasks, codes: task } = dimensions.task;
  const others = ~bitOf(part);
  const runs = new Int32Array(names.length);
  const met = new Uint8Array(names.length * tasks.length);
  for (let run = 0; run < n_runs; run += 1) {
    const code = codes[run]!;
    if (code < 0 || failed[run]! & others) continue;
    runs[code]! += 1;
    met[code * tasks.length + task[run]!] = 1;
  }
  return names
    .map((name, code) => ({
      name,
      n_runs: runs[code]!,
      n_tasks: countFlags(met.subarray(code * tasks.length, (code + 1) * tasks.length)),
    }))
    .filter((found) => found.n_runs > 0)
    .sort((a, b) => b.n_runs - a.n_runs || (a.name < b.name ? -1 : 1));
}

/** How many runs and tasks have each name, most runs first. */
export function facets(facts: RunFacts, filter: Filter) {
  const failed = failedParts(facts, filter);
  return {
    benchmarks: facet(facts, 'benchmark', failed),
    systems: facet(facts, 'system', failed),
    conditions: facet(facts, 'condition', failed),
    repositories: facet(facts, 'repository', failed),
    outcomes: facet(facts, 'outcome', failed),
  };
}
