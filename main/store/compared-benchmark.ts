import { UserError } from '../../analysis/model/user-error.ts';
import { unknownName } from '../unknown-name.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import type { RunFacts } from './facts/run-facts.ts';

/** Two names of a kind. */
interface NamedSelection extends ComparisonSelection {
  readonly by: 'condition' | 'system' | 'benchmark';
}

function requireNames(facts: RunFacts, { by, a, b }: NamedSelection): void {
  const { names } = facts.dimensions[by];
  const missing = [a, b].find((name) => !names.includes(name));
  if (missing !== undefined) throw unknownName(by, missing, names);
}

/** The benchmarks with runs of the named one, in the order of their names. */
function benchmarksOf({ n_runs, dimensions }: RunFacts, by: 'condition' | 'system', name: string) {
  const { names, codes } = dimensions[by];
  const { names: benchmarks, codes: benchmark } = dimensions.benchmark;
  const wanted = names.indexOf(name);
  const met = new Set<number>();
  for (let run = 0; run < n_runs; run += 1) if (codes[run] === wanted) met.add(benchmark[run]!);
  return benchmarks.filter((_, code) => met.has(code));
}

/** The one benchmark a comparison is over: two benchmarks never mix in one rate. */
export function comparedBenchmark(facts: RunFacts, selection: NamedSelection): string {
  const { by, a, b, filter } = selection;
  requireNames(facts, selection);
  if (by === 'benchmark') return `${a} ∩ ${b}`;
  const wanted = filter.benchmark ?? [];
  const ofB = benchmarksOf(facts, by, b);
  const both = benchmarksOf(facts, by, a)
    .filter((name) => ofB.includes(name))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  if (both.length === 1) return both[0] as string;
  if (both.length === 0) {
    throw new UserError(
      'not-found',
      `No benchmark${wanted.length ? ' of the filter' : ''} has runs of both “${a}” and “${b}”.`,
      'Compare two that ran on the same tasks.',
    );
  }
  throw new UserError(
    'usage',
    `Both “${a}” and “${b}” ran on ${both.join(' and ')}, which are never mixed.`,
    'Choose one benchmark (--benchmark NAME, or a filter).',
  );
}
