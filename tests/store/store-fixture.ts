import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bareGrade } from '../../main/import/bare-grade.ts';
import type { ImportedRun } from '../../main/import/format.ts';
import { EMPTY_ATTEMPT } from '../../main/import/transcript/empty-attempt.ts';
import type { Database } from '../../main/store/database.ts';
import { type ImportBatch, Ingest } from '../../main/store/ingest/ingest.ts';
import type { ImportHeader } from '../../main/store/ingest/write-import.ts';
import { openDatabase } from '../../main/store/open-database.ts';
import { tempFolder } from '../support/temp-folder.ts';

export const HEADER: ImportHeader = {
  path: '/data/results.csv',
  format: 'runs-table',
  hash: 'h1',
  mapping: {},
  n_files: 1,
  app_version: '0.0.0',
  imported_at: 1_700_000_000_000,
};

/** A run with the given verdict; everything else can be overridden. */
export function run(
  task: string,
  verdict: 'resolved' | 'unresolved' | null,
  over: Partial<ImportedRun> = {},
): ImportedRun {
  return {
    benchmark: 'Bench',
    task,
    repository: task.includes('__') ? task.replace('__', '/').replace(/-\d+$/, '') : null,
    canonical_id: task,
    system: { label: 'S', agent: null, model: null, settings: {} },
    condition: 'vanilla',
    repeat: 1,
    file: 'results.csv',
    line: null,
    note: null,
    ambiguous: false,
    attempt: EMPTY_ATTEMPT,
    grade: verdict && bareGrade(verdict),
    ...over,
  };
}

export const attempt = (over: Partial<NonNullable<ImportedRun['attempt']>>): ImportedRun['attempt'] => ({
  ...EMPTY_ATTEMPT,
  ...over,
});

export async function openTemp(): Promise<Database> {
  const database = await openDatabase(join(tempFolder(), 'w.duckdb'), '0.0.0');
  onTestFinished(() => database.close());
  return database;
}

export async function importRuns(
  database: Database,
  runs: readonly ImportedRun[],
  { header = HEADER, more = [] }: { header?: ImportHeader; more?: readonly ImportBatch[] } = {},
): Promise<number> {
  const ingest = await Ingest.begin(database, header);
  await ingest.add({ kind: 'runs', runs });
  for (const batch of more) await ingest.add(batch);
  return ingest.commit();
}
