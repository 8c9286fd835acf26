import type { ImportProblem } from '../../format.ts';
import type { ImportedTask } from '../../items.ts';
import { NO_TASK_FACTS } from '../../no-task-facts.ts';
import type { Place } from '../../rows/parse-row.ts';
import type { Columns } from '../../rows/rows-format.ts';
import { asNumber, asText, type Untyped } from '../../untyped.ts';
import { multiSweFacts } from './multi-swe-facts.ts';
import { testList } from './test-list.ts';

export interface TaskRow {
  readonly task: ImportedTask | null;
  readonly problems: readonly ImportProblem[];
}

/** A value as text; numbers too, since some write versions as such. */
const textOf = (value: unknown): string | null => {
  const number = asNumber(value);
  return number === null ? asText(value) : String(number);
};

/** Milliseconds of a time that names its zone, or of a number of seconds or milliseconds; null for any other. */
function timeOf(value: unknown): number | null {
  const number = asNumber(value);
  if (number !== null) return number < 1e11 ? number * 1000 : number;
  const text = asText(value) ?? '';
  const time = /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(time) ? time : null;
}

const READERS: Readonly<Record<keyof Omit<typeof NO_TASK_FACTS, 'more'>, (value: unknown) => unknown>> = {
  repository: textOf,
  base_commit: textOf,
  statement: asText,
  hints: asText,
  reference_patch: asText,
  test_patch: asText,
  image: asText,
  version: textOf,
  environment_commit: textOf,
  created_at: timeOf,
  difficulty: textOf,
  fail_to_pass: testList,
  pass_to_pass: testList,
};

/** The facts that have a column of ours, and the names of those whose value is not what it should be. */
function factsOf(cell: (name: string) => unknown) {
  const facts: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, read] of Object.entries(READERS)) {
    const value = cell(name);
    if (value === undefined || value === null) continue;
    facts[name] = read(value);
    if (facts[name] === null) unread.push(name);
  }
  return { facts: facts as Partial<ImportedTask>, unread };
}

/** What no column of ours took, except what says nothing or repeats the statement or the id. */
function moreOf(row: Untyped, taken: ReadonlySet<unknown>, known: readonly unknown[]): Untyped | null {
  const entries = Object.entries(row).filter(
    ([name, value]) => !taken.has(name) && value !== null && value !== '' && !known.includes(value),
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** One row of task instances as a task of `benchmark`; in a CSV, where all is text, an empty field says nothing. */
export function taskOfRow(
  row: Untyped,
  columns: Columns,
  place: Place,
  named: { readonly benchmark: string; readonly isText: boolean },
): TaskRow {
  const cell = (name: string) => {
    const value = columns[name] === undefined ? undefined : row[columns[name]];
    return named.isText && value === '' ? undefined : value;
  };
  const problem = (code: string, reason: string): ImportProblem => ({ ...place, code, reason });
  const instance = asText(cell('task'))?.trim() ?? '';
  if (instance === '')
    return {
      task: null,
      problems: [problem('no-task', `there is no text under ${columns.task}; the row is left out`)],
    };
  const { facts: told, unread } = factsOf(cell);
  const facts = { ...told, ...multiSweFacts(row) };
  const taken = new Set(
    Object.keys(columns)
      .filter((name) => !unread.includes(name))
      .map((name) => columns[name]),
  );
  const more = moreOf(row, taken, [instance, facts.statement]);
  const { benchmark } = named;
  return {
    task: { ...NO_TASK_FACTS, ...facts, benchmark, instance, canonical_id: instance, more, ...place },
    problems: unread.map((name) =>
      problem(
        'bad-value',
        `${columns[name]} of ${instance} is not what it should be; it is kept among the further facts`,
      ),
    ),
  };
}
