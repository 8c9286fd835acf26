import type { Filter } from '../../../analysis/model/filter.ts';
import { withoutResults } from '../../../analysis/model/without-results.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { onlyBenchmark } from '../only-benchmark.ts';
import { rateCounts } from '../rates.ts';

/** Runs of one benchmark counted by task and by system under a condition. */
export interface MatrixCounts {
  readonly benchmark: string;
  /** In the order of their ids. */
  readonly tasks: readonly { readonly task: string; readonly repository: string | null }[];
  /** Row-major; the columns are the systems and conditions of `rates`, in their order. */
  readonly runs: Uint16Array;
  readonly scored: Uint16Array;
  readonly resolved: Uint16Array;
  readonly rates: ReturnType<typeof rateCounts>;
}

/** Names of benchmarks that the runs are of, in their order. */
function benchmarksOf({ columns, dimensions }: RunFacts, runs: Int32Array): readonly string[] {
  const met = new Set<number>();
  for (const run of runs) met.add(columns.benchmark[run]!);
  return dimensions.benchmark.names.filter((_, code) => met.has(code));
}

const NONE = {
  message: 'The selection has no run.',
  hint: 'Take something out of the filter, or import results.',
};

/** Every value of a code that the runs have, in its order, and its place among them. */
function placesOf(codes: Int32Array, runs: Int32Array): ReadonlyMap<number, number> {
  const met = new Set<number>();
  for (const run of runs) met.add(codes[run]!);
  return new Map([...met].sort((x, y) => x - y).map((code, place) => [code, place]));
}

/** Of each run its column: its system and condition by name, in the order in which they are listed. */
function columnsOf({ columns, dimensions }: RunFacts, runs: Int32Array) {
  const { system, condition } = columns;
  const places = new Map<string, number>();
  const ofRun = new Int32Array(runs.length);
  for (const [i, run] of runs.entries()) {
    const key = `${dimensions.system.names[system[run]!]!}\0${condition[run]!}`;
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    ofRun[i] = place;
  }
  return { ofRun, width: places.size };
}

/**
 * The chosen runs as a matrix. Outcomes and labels do not choose: that would select on the result.
 * @throws UserError where they are of no benchmark, or of several
 */
export function matrixCounts(facts: RunFacts, { filter }: { readonly filter: Filter }): MatrixCounts {
  const unselected = withoutResults(filter);
  const runs = chosenRuns(facts, unselected);
  const benchmark = onlyBenchmark(benchmarksOf(facts, runs), 'A matrix', NONE);
  const { columns, dimensions } = facts;
  const rows = placesOf(columns.task, runs);
  const { ofRun, width } = columnsOf(facts, runs);
  const [all, scored, resolved] = [0, 0, 0].map(() => new Uint16Array(rows.size * width));
  const first = new Int32Array(rows.size);
  for (const [i, run] of runs.entries()) {
    const row = rows.get(columns.task[run]!)!;
    const cell = row * width + ofRun[i]!;
    first[row] = run;
    all![cell]! += 1;
    scored![cell]! += Number(columns.resolved[run]! >= 0);
    resolved![cell]! += Number(columns.resolved[run] === 1);
  }
  return {
    benchmark,
    tasks: Array.from(first, (run) => ({
      task: dimensions.task.names[columns.task[run]!]!,
      repository: dimensions.repository.names[dimensions.repository.codes[run]!] ?? null,
    })),
    ...{ runs: all!, scored: scored!, resolved: resolved! },
    rates: rateCounts(facts, unselected),
  };
}
