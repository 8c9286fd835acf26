import type { Repeats } from '../../analysis/model/comparison.ts';
import {
  MEASURES,
  type OutcomeCounts,
  type Report,
  type ReportInput,
  type ReportTask,
  type TaskMeasures,
} from '../../analysis/model/report.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import { OUTCOME_NAMES, type RunFacts } from './facts/run-facts.ts';
import { rowNames, rowOf, type SidedTask, sidedTasks } from './paired-rows.ts';

export interface ReportRows {
  readonly benchmark: string;
  readonly paired: boolean;
  readonly rows: readonly ReportInput[];
  /** Rows with runs on one side only, in their order. */
  readonly one_sided: Report['one_sided'];
}

/** As `pairedRows`, row by row, with what a report needs beyond verdicts. */
export function reportRows(facts: RunFacts, selection: ComparisonSelection): ReportRows {
  const { benchmark, paired, kept, one_sided } = sidedTasks(facts, selection);
  const rows = byRow(kept).map((tasks) => reportRow(facts, selection, tasks));
  const lonely = byRow(one_sided).map(([first]) => oneSided(facts, selection, first!));
  return { benchmark, paired, rows, one_sided: lonely };
}

function byRow(tasks: readonly SidedTask[]): readonly (readonly SidedTask[])[] {
  const rows = new Map<string, SidedTask[]>();
  for (const task of tasks) {
    const row = rows.get(rowOf(task));
    if (row) row.push(task);
    else rows.set(rowOf(task), [task]);
  }
  return [...rows.values()];
}

function oneSided(facts: RunFacts, selection: ComparisonSelection, task: SidedTask) {
  const side = task.a.length > 0 ? 'a' : 'b';
  return { ...rowNames(facts, selection, task), side } as const;
}

function reportRow(
  facts: RunFacts,
  selection: ComparisonSelection,
  tasks: readonly SidedTask[],
): ReportInput {
  return {
    ...rowNames(facts, selection, tasks[0]!),
    tasks: tasks.map((task) => reportTask(facts, task)),
    unscored_a: unscored(
      facts,
      tasks.flatMap(({ a }) => a),
    ),
    unscored_b: unscored(
      facts,
      tasks.flatMap(({ b }) => b),
    ),
  };
}

function reportTask(facts: RunFacts, { canonical, a, b }: SidedTask): ReportTask {
  const { columns, dimensions } = facts;
  const repository = dimensions.repository.codes[a[0] ?? b[0]!]!;
  const verdicts = (runs: readonly number[]): Repeats => runs.map((run) => verdictOf(columns.resolved[run]!));
  const repeats = (runs: readonly number[]) => runs.map((run) => columns.repeat[run]!);
  return {
    task: facts.canonical.names[canonical]!,
    repository: dimensions.repository.names[repository] ?? null,
    ...{ a: verdicts(a), b: verdicts(b), repeats_a: repeats(a), repeats_b: repeats(b) },
    ...{ measures_a: measuresOf(facts, a), measures_b: measuresOf(facts, b) },
  };
}

function verdictOf(resolved: number): 0 | 1 | null {
  return resolved === 1 ? 1 : resolved === 0 ? 0 : null;
}

const SCORED: ReadonlySet<string> = new Set(['resolved', 'unresolved', 'empty-patch', 'patch-failed']);

/** What a run without a verdict that counts came to; null for a scored one. Else its outcome would count: set aside. */
function whyUnscored({ columns }: RunFacts, run: number): string | null {
  if (columns.resolved[run]! >= 0) return null;
  const outcome = OUTCOME_NAMES[columns.outcome[run]!]!;
  return SCORED.has(outcome) ? 'set-aside' : outcome;
}

function unscored(facts: RunFacts, runs: readonly number[]): OutcomeCounts {
  const counts: Record<string, number> = {};
  for (const run of runs) {
    const why = whyUnscored(facts, run);
    if (why !== null) counts[why] = (counts[why] ?? 0) + 1;
  }
  return counts;
}

/** What it took a run that was broken off says nothing; one that merely lacks a verdict counts. */
const NO_MEASURE: ReadonlySet<string | null> = new Set(['infra-error', 'not-run', 'set-aside']);

function measuresOf(facts: RunFacts, all: readonly number[]): TaskMeasures | null {
  const runs = all.filter((run) => !NO_MEASURE.has(whyUnscored(facts, run)));
  if (runs.length === 0) return null;
  const means = MEASURES.map((measure) => [measure, meanKnown(facts.columns[measure], runs)]);
  return Object.fromEntries(means);
}

function meanKnown(column: Float64Array, runs: readonly number[]): number | null {
  let [sum, n] = [0, 0];
  for (const run of runs) {
    const value = column[run]!;
    if (Number.isNaN(value)) continue;
    sum += value;
    n += 1;
  }
  return n === 0 ? null : sum / n;
}
