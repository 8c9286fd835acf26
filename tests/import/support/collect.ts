import type {
  Format,
  ImportedCohort,
  ImportedRun,
  ImportProblem,
  PublishedCount,
  RunsTable,
  VerdictRow,
} from '../../../main/import/format.ts';
import type {
  ImportedLabel,
  ImportedScript,
  ImportedSession,
  ImportedTask,
} from '../../../main/import/items.ts';
import { repositoryOf } from '../../../main/import/repository-of.ts';
import { wholeRuns } from '../../../main/import/whole-runs.ts';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';

/** All items of a source, by kind. */
export interface Collected {
  readonly runs: ImportedRun[];
  readonly problems: ImportProblem[];
  readonly notes: string[];
  readonly cohorts: ImportedCohort[];
  readonly published: PublishedCount[];
  readonly tables: RunsTable[];
  readonly tasks: ImportedTask[];
  readonly scripts: ImportedScript[];
  readonly sessions: ImportedSession[];
  readonly labels: ImportedLabel[];
}

const nothing = (): Collected => ({
  ...{ runs: [], problems: [], notes: [], cohorts: [], published: [], tables: [] },
  ...{ tasks: [], scripts: [], sessions: [], labels: [] },
});

const VERDICTS = { '1': 'resolved', '0': 'unresolved' } as const;
const NO_COUNTS = { f2p_pass: null, f2p_fail: null, p2p_pass: null, p2p_fail: null };

/** What the store makes of a row of verdicts. */
function runsOf(row: VerdictRow): ImportedRun[] {
  return row.tasks.map((task, i) => {
    const verdict = VERDICTS[row.verdicts[i] as '1' | '0'];
    return {
      benchmark: row.benchmark,
      task,
      repository: repositoryOf(task),
      canonical_id: task,
      system: { label: row.system, agent: null, model: null, settings: row.settings },
      condition: row.condition,
      repeat: row.repeat,
      file: row.file,
      line: row.line,
      note: verdict ? null : row.ambiguous_note,
      ambiguous: !verdict,
      attempt: null,
      grade: verdict ? { verdict, verifier_version: null, ...NO_COUNTS, tests: [] } : null,
    };
  });
}

export const NEVER = new AbortController().signal;

/** Reads a source to its end. `onTable` runs while the table's file is there, which may be a temporary copy. */
export async function collect(
  format: Format,
  path: string,
  mapping: Mapping = {},
  onTable: (table: RunsTable) => void = () => {},
): Promise<Collected> {
  const all = nothing();
  for await (const item of wholeRuns(format.read(path, mapping, NEVER))) {
    if (item.kind === 'run') all.runs.push(item.run);
    else if (item.kind === 'verdict-row') all.runs.push(...runsOf(item.row));
    else if (item.kind === 'problem') all.problems.push(item.problem);
    else if (item.kind === 'note') all.notes.push(item.note);
    else if (item.kind === 'cohort') all.cohorts.push(item.cohort);
    else if (item.kind === 'published') all.published.push(item.published);
    else if (item.kind === 'task') all.tasks.push(item.task);
    else if (item.kind === 'script') all.scripts.push(item.script);
    else if (item.kind === 'session') all.sessions.push(item.session);
    else if (item.kind === 'label') all.labels.push(item.label);
    else if (item.kind === 'runs-table') {
      onTable(item.table);
      all.tables.push(item.table);
    }
  }
  return all;
}
