import type {
  Format,
  ImportedCohort,
  ImportedRun,
  ImportProblem,
  PublishedCount,
  RunsTable,
} from '../../../main/import/format.ts';
import type { Mapping } from '../../../preload/contract.ts';

/** All items of a source, by kind. */
export interface Collected {
  readonly runs: ImportedRun[];
  readonly problems: ImportProblem[];
  readonly notes: string[];
  readonly cohorts: ImportedCohort[];
  readonly published: PublishedCount[];
  readonly tables: RunsTable[];
}

export const NEVER = new AbortController().signal;

/** Reads a source to its end. `onTable` runs while the table's file is there, which may be a temporary copy. */
export async function collect(
  format: Format,
  path: string,
  mapping: Mapping = {},
  onTable: (table: RunsTable) => void = () => {},
): Promise<Collected> {
  const all: Collected = { runs: [], problems: [], notes: [], cohorts: [], published: [], tables: [] };
  for await (const item of format.read(path, mapping, NEVER)) {
    if (item.kind === 'run') all.runs.push(item.run);
    else if (item.kind === 'problem') all.problems.push(item.problem);
    else if (item.kind === 'note') all.notes.push(item.note);
    else if (item.kind === 'cohort') all.cohorts.push(item.cohort);
    else if (item.kind === 'published') all.published.push(item.published);
    else if (item.kind === 'runs-table') {
      onTable(item.table);
      all.tables.push(item.table);
    }
  }
  return all;
}
