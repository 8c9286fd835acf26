import { cohortWords, drawTasks } from '../../../analysis/cohort/index.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { choosesByResult } from '../../../analysis/model/without-results.ts';
import type { Database } from '../database.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { cohortsWithin } from './cohorts-within.ts';
import { readCohorts } from './stored-cohorts.ts';
import { writeCohort } from './write-cohort.ts';

export interface CohortRequest {
  readonly name: string;
  readonly filter: Filter;
  readonly sample?: { readonly n: number; readonly seed: string } | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Canonical ids of the tasks that have runs the filter finds. */
function tasksFound(facts: RunFacts, filter: Filter): readonly string[] {
  const { names, codes } = facts.canonical;
  return [...new Set(chosenRuns(facts, filter).map((run) => codes[run]!))].map((code) => names[code]!);
}

function requireTasks(found: readonly string[], sample: CohortRequest['sample']): void {
  if (found.length === 0)
    throw new UserError('not-found', 'The filter finds no tasks.', 'Widen it, and make the cohort then.');
  if (sample === undefined || sample.n <= found.length) return;
  throw new UserError(
    'bad-input',
    `A sample of ${count(sample.n)} tasks cannot be drawn from the ${count(found.length)} that the filter finds.`,
    `Ask for at most ${found.length}.`,
  );
}

function requireNew(known: readonly { readonly name: string; readonly hash: string }[], name: string): void {
  if (!known.some((cohort) => cohort.name === name || cohort.hash === name)) return;
  throw new UserError(
    'bad-input',
    `There is already a cohort named “${name}”.`,
    'Choose another name, or remove that one first.',
  );
}

/** Keeps the tasks that a filter finds, or a sample of them, under a name. @throws UserError where that cannot be */
export async function makeCohort(database: Database, { name, filter, sample, now }: CohortRequest) {
  const facts = await database.facts();
  const within = cohortsWithin(facts, filter);
  const found = tasksFound(facts, filter);
  requireTasks(found, sample);
  const tasks = sample ? drawTasks(found, sample.n, sample.seed) : found;
  const origin = {
    ...{ filter, created_at: now },
    sample: sample ? { n_from: found.length, seed: sample.seed } : null,
    part_of: cohortWords(within),
    by_result: choosesByResult(filter) || within.some(({ by_result }) => by_result),
  };
  const hash = await database.write(async (connection) => {
    requireNew(await readCohorts(connection), name);
    return writeCohort(connection, { import_id: null, name, description: '', tasks, origin });
  });
  database.cohortsChanged();
  return { name, hash, n_tasks: tasks.length, n_from: found.length };
}
