import { EXITS } from '../../analysis/model/exit.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import type { LeftOutKind } from '../../analysis/model/left-out.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import { chosenRuns } from './facts/chosen-runs.ts';
import type { Part, RunFacts } from './facts/run-facts.ts';

export interface RunsRequest {
  readonly filter: Filter;
  readonly run_ids?: readonly number[] | undefined;
  /** Ids, whole. */
  readonly tasks?: readonly string[] | undefined;
  readonly left_out?: LeftOutKind | undefined;
  readonly offset: number;
  readonly limit: number;
}

const FLAGS: Readonly<Record<number, boolean>> = { 0: false, 1: true };

const measured = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** As the counts of rates have it. */
const IS_LEFT_OUT: Readonly<Record<LeftOutKind, (columns: RunFacts['columns'], at: number) => boolean>> = {
  unscored: ({ resolved }, at) => resolved[at]! < 0,
  suspect: ({ resolved, suspect }, at) => resolved[at]! >= 0 && suspect[at] === 1,
  ambiguous: ({ ambiguous }, at) => ambiguous[at] === 1,
};

/** What is shown of the run at the place `at`. */
function runRow({ columns, dimensions, notes, exit_details }: RunFacts, at: number) {
  const name = (part: Part) => dimensions[part].names[dimensions[part].codes[at]!] ?? null;
  return {
    run_id: columns.run_id[at]!,
    benchmark: name('benchmark'),
    task: name('task'),
    repository: name('repository'),
    system: name('system'),
    condition: name('condition'),
    repeat: columns.repeat[at]!,
    outcome: OUTCOMES[columns.outcome[at]!] ?? null,
    resolved: FLAGS[columns.resolved[at]!] ?? null,
    suspect: columns.suspect[at] === 1,
    note: notes.get(columns.run_id[at]!) ?? null,
    exit: EXITS[columns.exit[at]!] ?? null,
    exit_detail: exit_details.get(columns.attempt_id[at]!) ?? null,
    steps: measured(columns.steps[at]),
    input_tokens: measured(columns.input_tokens[at]),
    cached_tokens: measured(columns.cached_tokens[at]),
    output_tokens: measured(columns.output_tokens[at]),
    cost_usd: measured(columns.cost_usd[at]),
    duration_s: measured(columns.duration_s[at]),
    n_events: columns.n_events[at]!,
  };
}

/** One page of runs, in the order benchmark, system, condition, task, repeat; with the size of the whole list. */
export function runs(facts: RunFacts, { filter, run_ids, tasks, left_out, offset, limit }: RunsRequest) {
  const wanted = run_ids && new Set(run_ids);
  const of = facts.dimensions.task;
  const named = tasks && new Set(tasks);
  const listed = chosenRuns(facts, filter).filter(
    (at) =>
      (!wanted || wanted.has(facts.columns.run_id[at]!)) &&
      // One id can be a task of several benchmarks, each with a code of its own.
      (!named || named.has(of.names[of.codes[at]!]!)) &&
      (left_out === undefined || IS_LEFT_OUT[left_out](facts.columns, at)),
  );
  const page = listed.subarray(offset, offset + limit);
  return { rows: Array.from(page, (at) => runRow(facts, at)), total: listed.length };
}
