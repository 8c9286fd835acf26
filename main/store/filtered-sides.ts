import { differingParts } from '../../analysis/filter/differing-parts.ts';
import { filterOfPairs, filterPairs } from '../../analysis/filter/filter-pairs.ts';
import { count } from '../../analysis/format/number.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { choosesByResult, withoutResults } from '../../analysis/model/without-results.ts';
import { cohortsWithin } from './cohorts/cohorts-within.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import { chosenRuns } from './facts/chosen-runs.ts';
import type { RunFacts } from './facts/run-facts.ts';

interface Side {
  readonly letter: 'A' | 'B';
  readonly name: string;
  readonly filter: Filter;
}

/**
 * The runs that each of two filters lets through, of those that the common filter does, on one benchmark each.
 * @throws UserError where the filters are alike or overlap, a side has no run, or one would mix benchmarks
 */
export function filteredSides(facts: RunFacts, selection: ComparisonSelection) {
  const sides = sidesOf(selection);
  requireDifferent(sides);
  // Refuses a name of no cohort, or of several.
  for (const { filter } of sides) cohortsWithin(facts, filter);
  const common = withoutResults(selection.filter);
  const [a, b] = sides.map((side) => runsOf(facts, common, side)) as [Int32Array, Int32Array];
  const { name, codes } = benchmarkOf(facts, sides, [a, b]);
  const kept = { a: onBenchmark(facts, a, codes[0]), b: onBenchmark(facts, b, codes[1]) };
  requireApart(kept.a, kept.b, sides);
  return { benchmark: name, ...kept };
}

type Sides = readonly [Side, Side];

function sidesOf({ a, b, filter_a = {}, filter_b = {} }: ComparisonSelection): Sides {
  return [
    { letter: 'A', name: a, filter: filter_a },
    { letter: 'B', name: b, filter: filter_b },
  ];
}

function requireDifferent([a, b]: Sides): void {
  const chosenBy = [a, b].find(({ filter }) => choosesByResult(filter));
  if (chosenBy)
    throw new UserError(
      'usage',
      `Side ${chosenBy.letter} is chosen by outcomes or labels: a rate over such runs would say nothing.`,
      'Take outcomes and labels out of its filter.',
    );
  if (differingParts(a.filter, b.filter).length > 0) return;
  throw new UserError(
    'usage',
    'A and B are the same filter.',
    'Let them differ: in their repository, condition, system, benchmark, cohort or task text.',
  );
}

function runsOf(facts: RunFacts, common: Filter, side: Side): Int32Array {
  const own = new Set(chosenRuns(facts, side.filter));
  const runs = chosenRuns(facts, common).filter((run) => own.has(run));
  if (runs.length > 0) return runs;
  throw new UserError(
    'not-found',
    `No run is of side ${side.letter} (${side.name}): ${whyNone(facts, side, own.size)}.`,
    'Choose what runs have; the filter’s lists show it.',
  );
}

/** The first of its values that no run has; else that no run has all of them, or that the common filter takes them away. */
function whyNone(facts: RunFacts, { filter }: Side, n_own: number): string {
  if (n_own > 0) return `the filter of both sides leaves none of its ${count(n_own)} runs`;
  const pairs = filterPairs(filter);
  const unknown = pairs.find(
    (pair) =>
      chosenRuns(
        facts,
        filterOfPairs([pair], () => {}),
      ).length === 0,
  );
  return unknown ? `this workspace has none with ${unknown[0]} “${unknown[1]}”` : 'none is all of it at once';
}

type Two<T> = readonly [T, T];

/** The one benchmark of both sides, or where the filters name different ones, that of each. */
function benchmarkOf(facts: RunFacts, sides: Sides, runs: Two<Int32Array>) {
  const { names } = facts.dimensions.benchmark;
  const [ofA, ofB] = runs.map((own) => benchmarksOf(facts, own)) as [readonly number[], readonly number[]];
  const word = (codes: readonly number[]) => codes.map((code) => names[code]).join(' and ');
  if (differingParts(sides[0].filter, sides[1].filter).includes('benchmark')) {
    const mixed = [ofA, ofB].findIndex((codes) => codes.length > 1);
    if (mixed >= 0) throw neverMixed(`Side ${sides[mixed]!.letter} is`, word([ofA, ofB][mixed]!));
    const codes = [ofA[0]!, ofB[0]!] as const;
    const name = codes[0] === codes[1] ? names[codes[0]]! : `${names[codes[0]]} and ${names[codes[1]]}`;
    return { name, codes };
  }
  const both = ofA.filter((code) => ofB.includes(code));
  if (both.length === 1) return { name: names[both[0]!]!, codes: [both[0]!, both[0]!] as const };
  if (both.length > 1) throw neverMixed('Both sides are', word(both));
  throw new UserError(
    'not-found',
    `Side A has runs on ${word(ofA)} and side B on ${word(ofB)}, so there is no benchmark of both.`,
    'To compare across benchmarks, name one in each side’s filter (benchmark=NAME).',
  );
}

function benchmarksOf({ columns }: RunFacts, runs: Int32Array): readonly number[] {
  const met = new Set<number>();
  for (const run of runs) met.add(columns.benchmark[run]!);
  return [...met].sort((x, y) => x - y);
}

function neverMixed(who: string, benchmarks: string): UserError {
  const message = `${who} on ${benchmarks}, which are never mixed.`;
  return new UserError('usage', message, 'Choose one benchmark (--benchmark NAME, or a filter).');
}

const onBenchmark = ({ columns }: RunFacts, runs: Int32Array, code: number) =>
  runs.filter((run) => columns.benchmark[run] === code);

/** A run cannot be compared with itself. */
function requireApart(a: Int32Array, b: Int32Array, [sideA, sideB]: Sides): void {
  const ofA = new Set(a);
  const shared = b.filter((run) => ofA.has(run)).length;
  if (shared === 0) return;
  const all = [...(shared === a.length ? ['all of A'] : []), ...(shared === b.length ? ['all of B'] : [])];
  const share = all.length === 0 ? '' : `, ${all.join(' and ')}`;
  throw new UserError(
    'usage',
    `The filters overlap: ${count(shared)} ${shared === 1 ? 'run is' : 'runs are'} on both sides${share} (A: ${sideA.name}; B: ${sideB.name}).`,
    'Let the filters exclude each other: name in both of them what sets them apart, such as another repository, condition or system on each side.',
  );
}
