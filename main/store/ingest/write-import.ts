import type { DuckDBConnection } from '@duckdb/node-api';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import type { ImportedCohort, ImportProblem, PublishedCount } from '../../import/format.ts';
import { writeCohort } from '../cohorts/write-cohort.ts';

export interface ImportHeader {
  readonly path: string;
  readonly format: string;
  readonly hash: string;
  readonly mapping: Mapping;
  readonly n_files: number;
  readonly app_version: string;
  /** Milliseconds since the epoch. */
  readonly imported_at: number;
}

/** What is written of an import besides the runs and tasks it brings. */
export interface ImportRecord {
  readonly header: ImportHeader;
  readonly counts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly published: readonly PublishedCount[];
  readonly cohorts: readonly ImportedCohort[];
}

async function writeHeader(connection: DuckDBConnection, id: number, record: ImportRecord): Promise<void> {
  const { mapping, imported_at, ...header } = record.header;
  await connection.run(
    `INSERT INTO import SELECT $id, $path, $format, $hash, $mapping, $app_version, make_timestamp_ms($at::BIGINT), $n_files,
       $counts, CASE WHEN $notes = '' THEN [] ELSE string_split($notes, chr(30)) END`,
    {
      ...header,
      id,
      mapping: JSON.stringify(mapping),
      at: imported_at,
      counts: JSON.stringify(record.counts),
      notes: record.notes.join('\u001e'),
    },
  );
}

async function writeProblems(
  connection: DuckDBConnection,
  id: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await connection.run(
    `INSERT INTO import_problem
     SELECT $id, rowid, p.file, p.line, p.code, p.reason FROM (
       SELECT unnest(from_json($json, '[{"file":"VARCHAR","line":"BIGINT","code":"VARCHAR","reason":"VARCHAR"}]')) AS p,
         generate_subscripts(from_json($json, '["JSON"]'), 1) AS rowid
     )`,
    { id, json: JSON.stringify(problems) },
  );
}

/** In one statement: a board has a count for each of its many systems. */
async function writePublished(
  connection: DuckDBConnection,
  id: number,
  published: readonly PublishedCount[],
): Promise<void> {
  if (published.length === 0) return;
  await connection.run(
    `INSERT INTO published_count
     SELECT $id, b.benchmark_id, s.system_id, p.resolved, p.exact FROM (
       SELECT unnest(from_json($json, '[{"benchmark":"VARCHAR","system":"VARCHAR","resolved":"INTEGER","exact":"BOOLEAN"}]')) AS p
     ) JOIN benchmark b ON b.name = p.benchmark JOIN system s ON s.label = p.system`,
    { id, json: JSON.stringify(published) },
  );
}

/** Writes the record of an import, inside the caller's transaction. */
export async function writeImport(
  connection: DuckDBConnection,
  id: number,
  record: ImportRecord,
): Promise<void> {
  await writePublished(connection, id, record.published);
  for (const { name, description, canonical_ids } of record.cohorts)
    await writeCohort(connection, { import_id: id, name, description, tasks: canonical_ids });
  await writeProblems(connection, id, record.problems);
  await writeHeader(connection, id, record);
}
