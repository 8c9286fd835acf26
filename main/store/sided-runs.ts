import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { withoutResults } from '../../analysis/model/without-results.ts';
import { comparedBenchmark } from './compared-benchmark.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import { chosenRuns } from './facts/chosen-runs.ts';
import type { RunFacts } from './facts/run-facts.ts';
import { filteredSides } from './filtered-sides.ts';

/** The places of each side's runs among all, in their order. */
export interface SidedRuns {
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** The runs of both sides and the benchmark they are on. @throws UserError where a side has none, or the sides cannot be told apart */
export function sidedRuns(
  facts: RunFacts,
  selection: ComparisonSelection,
): SidedRuns & { readonly benchmark: string } {
  if (selection.by === 'filter') return filteredSides(facts, selection);
  const { by, a, b } = selection;
  if (a === b) throw new UserError('usage', `A and B are both “${a}”.`, 'Name two different ones.');
  const benchmark = comparedBenchmark(facts, { ...selection, by });
  const runs = chosenRuns(facts, withoutSides(selection.filter, by, benchmark));
  const { names, codes } = facts.dimensions[by];
  const ofSide = (name: string) => {
    const code = names.indexOf(name);
    return runs.filter((run) => codes[run] === code);
  };
  return { benchmark, a: ofSide(a), b: ofSide(b) };
}

/** What the two sides differ in must not also restrict them; outcomes and labels would select on the result. */
function withoutSides(filter: Filter, by: 'condition' | 'system' | 'benchmark', benchmark: string): Filter {
  return {
    ...withoutResults(filter),
    benchmark: by === 'benchmark' ? undefined : [benchmark],
    ...(by === 'condition' ? { condition: undefined } : {}),
    ...(by === 'system' ? { system: undefined } : {}),
  };
}
