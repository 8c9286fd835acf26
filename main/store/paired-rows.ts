import { rowParts } from '../../analysis/compare/row-parts.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import type { RunFacts } from './facts/run-facts.ts';
import { type SidedRuns, sidedRuns } from './sided-runs.ts';

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
  /** False where filters are compared that share no task: the sides are two groups. */
  readonly paired: boolean;
  readonly rows: readonly PairedTaskRow[];
  /** Rows with runs on one side only, which have nothing to compare. */
  readonly n_rows_one_sided: number;
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
function tasksOf(facts: RunFacts, selection: ComparisonSelection, sides: SidedRuns): readonly SidedTask[] {
  const { columns, canonical, dimensions } = facts;
  const parts = rowParts(selection);
  const [hasSystem, hasCondition] = [parts.includes('system'), parts.includes('condition')];
  const found = new Map<number, SidedTask>();
  const add = (side: 'a' | 'b', run: number) => {
    const system = hasSystem ? columns.system[run]! : -1;
    const condition = hasCondition ? columns.condition[run]! : -1;
    const task = canonical.codes[run]!;
    const key =
      ((system + 1) * (dimensions.condition.names.length + 1) + condition + 1) * canonical.names.length +
      task;
    const known = found.get(key) ?? { system, condition, canonical: task, a: [], b: [] };
    found.set(key, known);
    known[side].push(run);
  };
  for (const run of sides.a) add('a', run);
  for (const run of sides.b) add('b', run);
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

/** What a row of all systems is called where two filters differ in them. */
const ALL_RUNS = 'all runs';

/** What a row is called. */
export function rowNames({ dimensions }: RunFacts, { by, b }: ComparisonSelection, task: SidedTask) {
  const ofNone = by === 'system' ? b : ALL_RUNS;
  return {
    system: task.system < 0 ? ofNone : dimensions.system.names[task.system]!,
    condition: dimensions.condition.names[task.condition] ?? null,
  };
}

/**
 * The tasks that a comparison is over, in the order of row and task, and those of rows that stand on one side only. A task
 * that one side lacks is kept, so that it can be counted as dropped.
 */
export function sidedTasks(facts: RunFacts, selection: ComparisonSelection) {
  const { benchmark, ...sides } = sidedRuns(facts, selection);
  const tasks = onBothSides(tasksOf(facts, selection, sides));
  const paired = selection.by !== 'filter' || tasks.kept.some(({ a, b }) => a.length > 0 && b.length > 0);
  return { benchmark, paired, ...tasks };
}

/** The tasks of both sides, per row. */
export function pairedRows(facts: RunFacts, selection: ComparisonSelection): PairedRows {
  const { benchmark, paired, kept, one_sided } = sidedTasks(facts, selection);
  const rows = kept.map((task) => pairedTask(facts, selection, task));
  return { benchmark, paired, rows, n_rows_one_sided: new Set(one_sided.map(rowOf)).size };
}
