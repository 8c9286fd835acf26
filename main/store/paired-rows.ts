import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { withoutResults } from '../../analysis/model/without-results.ts';
import { comparedBenchmark } from './compared-benchmark.ts';
import { chosenRuns } from './facts/chosen-runs.ts';
import type { RunFacts } from './facts/run-facts.ts';

export interface ComparisonSelection {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly filter: Filter;
}

/** One task of one row from both sides; verdicts as one character a repeat: 1, 0 or - (unscored). */
export interface PairedTaskRow {
  readonly row: string;
  readonly condition: string | null;
  readonly task: string;
  readonly repository: string | null;
  readonly a: string;
  readonly b: string;
  readonly runs_a: readonly number[];
  readonly runs_b: readonly number[];
}

export interface PairedRows {
  readonly benchmark: string;
  readonly rows: readonly PairedTaskRow[];
  /** Rows with runs on one side only, which have nothing to compare. */
  readonly n_rows_one_sided: number;
}

/** What the two sides differ in must not also restrict them; outcomes and labels would select on the result. */
function withoutSides(filter: Filter, by: ComparisonSelection['by'], benchmark: string): Filter {
  return {
    ...withoutResults(filter),
    benchmark: by === 'benchmark' ? undefined : [benchmark],
    ...(by === 'condition' ? { condition: undefined } : {}),
    ...(by === 'system' ? { system: undefined } : {}),
  };
}

/** The runs of one task in one row, of both sides, in the order of their repeats. */
export interface SidedTask {
  readonly system: number;
  readonly condition: number;
  readonly canonical: number;
  readonly a: number[];
  readonly b: number[];
}

/** The tasks of both sides, in the order of row (system), condition and task; −1 where the row has no such part. */
function tasksOf(facts: RunFacts, { by, a, b }: ComparisonSelection, runs: Int32Array): readonly SidedTask[] {
  const { columns, canonical, dimensions } = facts;
  const side = dimensions[by].codes;
  const [codeA, codeB] = [a, b].map((name) => dimensions[by].names.indexOf(name));
  const found = new Map<number, SidedTask>();
  for (const run of runs) {
    if (side[run] !== codeA && side[run] !== codeB) continue;
    const system = by === 'system' ? -1 : columns.system[run]!;
    const condition = by === 'condition' ? -1 : columns.condition[run]!;
    const task = canonical.codes[run]!;
    const key =
      ((system + 1) * (dimensions.condition.names.length + 1) + condition + 1) * canonical.names.length +
      task;
    const known = found.get(key) ?? { system, condition, canonical: task, a: [], b: [] };
    found.set(key, known);
    known[side[run] === codeA ? 'a' : 'b'].push(run);
  }
  return [...found].sort(([x], [y]) => x - y).map(([, task]) => task);
}

const MARKS: Readonly<Record<number, string>> = { 0: '0', 1: '1' };

function pairedTask(facts: RunFacts, selection: ComparisonSelection, task: SidedTask): PairedTaskRow {
  const { columns, dimensions, canonical } = facts;
  const { a, b } = task;
  const { system, condition } = rowNames(facts, selection, task);
  const verdicts = (runs: readonly number[]) =>
    runs.map((run) => MARKS[columns.resolved[run]!] ?? '-').join('');
  const ids = (runs: readonly number[]) => runs.map((run) => columns.run_id[run]!);
  const repository = dimensions.repository.codes[a[0] ?? b[0]!]!;
  return {
    row: system,
    condition,
    task: canonical.names[task.canonical]!,
    repository: dimensions.repository.names[repository] ?? null,
    a: verdicts(a),
    b: verdicts(b),
    runs_a: ids(a),
    runs_b: ids(b),
  };
}

/** The tasks of rows that stand on both sides; a row that stands on one only has nothing to compare. */
function onBothSides(tasks: readonly SidedTask[]) {
  const rows = (side: 'a' | 'b') => new Set(tasks.filter((task) => task[side].length > 0).map(rowOf));
  const [a, b] = [rows('a'), rows('b')];
  const isKept = (task: SidedTask) => a.has(rowOf(task)) && b.has(rowOf(task));
  return { kept: tasks.filter(isKept), one_sided: tasks.filter((task) => !isKept(task)) };
}

/** Which row a task is of. */
export const rowOf = ({ system, condition }: SidedTask): string => `${system} ${condition}`;

/** What a row is called. */
export function rowNames({ dimensions }: RunFacts, { by, b }: ComparisonSelection, task: SidedTask) {
  return {
    system: by === 'system' ? b : dimensions.system.names[task.system]!,
    condition: dimensions.condition.names[task.condition] ?? null,
  };
}

/**
 * The tasks that a comparison is over, in the order of row and task, and those of rows that stand on one side only. A task
 * that one side lacks is kept, so that it can be counted as dropped.
 */
export function sidedTasks(facts: RunFacts, selection: ComparisonSelection) {
  const { by, a, b, filter } = selection;
  if (a === b) throw new UserError('usage', `A and B are both “${a}”.`, 'Name two different ones.');
  const benchmark = comparedBenchmark(facts, selection);
  const runs = chosenRuns(facts, withoutSides(filter, by, benchmark));
  return { benchmark, ...onBothSides(tasksOf(facts, selection, runs)) };
}

/** The tasks of both sides, per row. */
export function pairedRows(facts: RunFacts, selection: ComparisonSelection): PairedRows {
  const { benchmark, kept, one_sided } = sidedTasks(facts, selection);
  const rows = kept.map((task) => pairedTask(facts, selection, task));
  return { benchmark, rows, n_rows_one_sided: new Set(one_sided.map(rowOf)).size };
}
