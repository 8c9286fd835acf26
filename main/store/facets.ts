import type { Filter } from '../../analysis/model/filter.ts';
import { countFlags } from './facts/count-flags.ts';
import { bitOf, failedParts } from './facts/failed-parts.ts';
import type { Part, RunFacts, SeveralPart } from './facts/run-facts.ts';

export interface Facet {
  readonly name: string;
  readonly n_runs: number;
  readonly n_tasks: number;
}

/** Counts runs and tasks of each name; a run counts for every name it is told to have. */
function counter({ dimensions }: RunFacts, names: readonly string[]) {
  const { names: tasks, codes: task } = dimensions.task;
  const runs = new Int32Array(names.length);
  const met = new Uint8Array(names.length * tasks.length);
  return {
    add: (code: number, run: number) => {
      runs[code]! += 1;
      met[code * tasks.length + task[run]!] = 1;
    },
    /** Names with runs, most runs first. */
    counts: (): readonly Facet[] =>
      names
        .map((name, code) => ({
          name,
          n_runs: runs[code]!,
          n_tasks: countFlags(met.subarray(code * tasks.length, (code + 1) * tasks.length)),
        }))
        .filter((found) => found.n_runs > 0)
        .sort((a, b) => b.n_runs - a.n_runs || (a.name < b.name ? -1 : 1)),
  };
}

/** A facet ignores its own part of the filter, so that a further value can be added to it. */
function facet(facts: RunFacts, part: Part, failed: Uint8Array): readonly Facet[] {
  const { names, codes } = facts.dimensions[part];
  const others = ~bitOf(part);
  const { add, counts } = counter(facts, names);
  for (let run = 0; run < facts.n_runs; run += 1) {
    const code = codes[run]!;
    if (code >= 0 && !(failed[run]! & others)) add(code, run);
  }
  return counts();
}

function facetOfSeveral(facts: RunFacts, part: SeveralPart, failed: Uint8Array): readonly Facet[] {
  const { names, units, starts, codes } = facts.several[part];
  const others = ~bitOf(part);
  const { add, counts } = counter(facts, names);
  for (let run = 0; run < facts.n_runs; run += 1) {
    const unit = units[run]!;
    if (unit < 0 || failed[run]! & others) continue;
    for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1) add(codes[at]!, run);
  }
  return counts();
}

/** How many runs and tasks have each name, most runs first. */
export function facets(facts: RunFacts, filter: Filter) {
  const failed = failedParts(facts, filter);
  return {
    benchmarks: facet(facts, 'benchmark', failed),
    systems: facet(facts, 'system', failed),
    conditions: facet(facts, 'condition', failed),
    repositories: facet(facts, 'repository', failed),
    cohorts: facetOfSeveral(facts, 'cohort', failed),
    outcomes: facet(facts, 'outcome', failed),
    labels: facetOfSeveral(facts, 'label', failed),
  };
}
