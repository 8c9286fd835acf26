import type { Filter } from '../../analysis/model/filter.ts';
import { chosenRuns } from './facts/chosen-runs.ts';
import { OUTCOME_NAMES, type RunFacts } from './facts/run-facts.ts';
import { sideBySide } from './facts/side-by-side.ts';

/** Counts of one benchmark × system × condition × repeat. */
export interface RepeatCounts {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly n_tasks: number;
  readonly n_scored: number;
  readonly n_suspect: number;
  readonly n_ambiguous: number;
  readonly resolved: number;
  readonly published: number | null;
  readonly sum_steps: number;
  readonly n_steps: number;
  readonly sum_tokens: number;
  readonly n_tokens: number;
  readonly sum_cost: number;
  readonly n_cost: number;
  readonly sum_duration: number;
  readonly n_duration: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Task means of one benchmark × system × condition that has several repeats. */
export interface TaskMeans {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly n_tasks: number;
  /** Mean of scored runs per task with at least one, 0–1. */
  readonly means: readonly number[];
}

/** A sum over those runs that say something, and how many these are. */
interface Total {
  sum: number;
  n: number;
}

function add(total: Total, value: number): void {
  if (Number.isNaN(value)) return;
  total.sum += value;
  total.n += 1;
}

const emptyTally = () => ({
  n_tasks: 0,
  n_scored: 0,
  n_suspect: 0,
  n_ambiguous: 0,
  resolved: 0,
  steps: { sum: 0, n: 0 },
  tokens: { sum: 0, n: 0 },
  cost: { sum: 0, n: 0 },
  duration: { sum: 0, n: 0 },
  /** By their codes. */
  outcomes: OUTCOME_NAMES.map(() => 0),
});

type Tally = ReturnType<typeof emptyTally>;

function count(tally: Tally, columns: RunFacts['columns'], run: number): void {
  const resolved = columns.resolved[run]!;
  const scored = Number(resolved >= 0);
  tally.n_tasks += 1;
  tally.n_scored += scored;
  tally.n_suspect += scored & columns.suspect[run]!;
  tally.n_ambiguous += columns.ambiguous[run]!;
  tally.resolved += Number(resolved === 1);
  tally.outcomes[columns.outcome[run]!]! += 1;
  add(tally.steps, columns.steps[run]!);
  add(tally.tokens, columns.input_tokens[run]! + columns.output_tokens[run]!);
  add(tally.cost, columns.cost_usd[run]!);
  add(tally.duration, columns.duration_s[run]!);
}

/** By repeat. */
function talliesOf({ columns }: RunFacts, cell: Int32Array): ReadonlyMap<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const run of cell) {
    const repeat = columns.repeat[run]!;
    const tally = tallies.get(repeat) ?? emptyTally();
    tallies.set(repeat, tally);
    count(tally, columns, run);
  }
  return tallies;
}

function cellName({ dimensions, columns }: RunFacts, run: number) {
  return {
    benchmark: dimensions.benchmark.names[columns.benchmark[run]!]!,
    system: dimensions.system.names[columns.system[run]!]!,
    condition: dimensions.condition.names[columns.condition[run]!]!,
  };
}

function outcomesOf(counts: readonly number[]): Record<string, number> {
  const met: Record<string, number> = {};
  for (const [code, name] of OUTCOME_NAMES.entries()) if (counts[code]! > 0) met[name] = counts[code]!;
  return met;
}

/** Of each repeat in a cell, in their order. Spelled out, as spreading the tallies took longer than counting. */
function repeatCounts(facts: RunFacts, cell: Int32Array): readonly RepeatCounts[] {
  const first = cell[0]!;
  const { benchmark, system, condition } = cellName(facts, first);
  const published = facts.published(facts.columns.benchmark[first]!, facts.columns.system[first]!);
  const counts = [...talliesOf(facts, cell)].map(([repeat, tally]) => ({
    benchmark,
    system,
    condition,
    repeat,
    n_tasks: tally.n_tasks,
    n_scored: tally.n_scored,
    n_suspect: tally.n_suspect,
    n_ambiguous: tally.n_ambiguous,
    resolved: tally.resolved,
    published,
    sum_steps: tally.steps.sum,
    n_steps: tally.steps.n,
    sum_tokens: tally.tokens.sum,
    n_tokens: tally.tokens.n,
    sum_cost: tally.cost.sum,
    n_cost: tally.cost.n,
    sum_duration: tally.duration.sum,
    n_duration: tally.duration.n,
    outcomes: outcomesOf(tally.outcomes),
  }));
  return counts.sort((a, b) => a.repeat - b.repeat);
}

/** The share of solved runs among the scored ones of each task that has any; the runs of a task lie side by side. */
function taskMeans(facts: RunFacts, cell: Int32Array): TaskMeans {
  const { task, resolved } = facts.columns;
  const means: number[] = [];
  let n_tasks = 0;
  let scored = 0;
  let solved = 0;
  for (let i = 0; i < cell.length; i += 1) {
    const run = cell[i]!;
    scored += Number(resolved[run]! >= 0);
    solved += Number(resolved[run] === 1);
    if (task[run] === task[cell[i + 1]!]) continue;
    n_tasks += 1;
    if (scored > 0) means.push(solved / scored);
    scored = 0;
    solved = 0;
  }
  return { ...cellName(facts, cell[0]!), n_tasks, means };
}

/** What every rate is made from: counts per repeat, and task means where there are several repeats. */
export function rateCounts(facts: RunFacts, filter: Filter) {
  const { benchmark, system, condition } = facts.columns;
  const cells = sideBySide(chosenRuns(facts, filter), benchmark, system, condition);
  const repeats = cells.map((cell) => repeatCounts(facts, cell));
  return {
    repeats: repeats.flat(),
    tasks: cells.filter((_, i) => repeats[i]!.length > 1).map((cell) => taskMeans(facts, cell)),
  };
}
