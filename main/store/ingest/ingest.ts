import type { DuckDBConnection } from '@duckdb/node-api';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Mapping } from '../../../preload/schemas/mapping-schema.ts';
import type {
  ImportedCohort,
  ImportProblem,
  PublishedCount,
  RunsTable,
  VerdictRow,
} from '../../import/format.ts';
import type { Database } from '../database.ts';
import { explainDuckDBError } from '../explain-error.ts';
import { select } from '../select.ts';
import type { StoredRun } from './items.ts';
import { RowAppender } from './row-appender.ts';
import { settle } from './settle.ts';
import { type RunStages, stageRuns } from './stage-runs.ts';
import { stageRunsTable } from './stage-runs-table.ts';
import { createStages } from './stage-schema.ts';
import { stageVerdicts } from './stage-verdicts.ts';

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

/** What an import brings, in pieces small enough that other queries get their turn in between. */
export type ImportBatch =
  | { readonly kind: 'runs'; readonly runs: readonly StoredRun[] }
  | { readonly kind: 'verdict-row'; readonly row: VerdictRow }
  | { readonly kind: 'runs-table'; readonly table: RunsTable }
  | { readonly kind: 'published'; readonly published: PublishedCount }
  | { readonly kind: 'cohort'; readonly cohort: ImportedCohort }
  | { readonly kind: 'problems'; readonly problems: readonly ImportProblem[] }
  | { readonly kind: 'note'; readonly note: string };

/** One import under way: all of it in one transaction, so that it is there whole or not at all. */
export class Ingest {
  private readonly problems: ImportProblem[] = [];
  private readonly notes: string[] = [];
  private readonly verdicts: VerdictRow[] = [];
  private readonly published: PublishedCount[] = [];
  private readonly cohorts: ImportedCohort[] = [];
  private staged = 0;

  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly stages: RunStages,
    private readonly header: ImportHeader,
    private readonly database: Database,
  ) {}

  static async begin(database: Database, header: ImportHeader): Promise<Ingest> {
    const connection = await database.connect();
    try {
      await connection.run('BEGIN TRANSACTION');
      await connection.run(createStages());
      const stages = {
        runs: await RowAppender.open(connection, 'stage_run'),
        events: await RowAppender.open(connection, 'event'),
        bodies: await RowAppender.open(connection, 'event_body'),
        tests: await RowAppender.open(connection, 'stage_test'),
      };
      return new Ingest(connection, stages, header, database);
    } catch (error) {
      connection.closeSync();
      throw explainDuckDBError(error, database.path);
    }
  }

  async add(batch: ImportBatch): Promise<void> {
    if (batch.kind === 'runs') await this.addRuns(batch.runs);
    else if (batch.kind === 'runs-table') await this.addTable(batch.table);
    else if (batch.kind === 'verdict-row') this.verdicts.push(batch.row);
    else if (batch.kind === 'published') this.published.push(batch.published);
    else if (batch.kind === 'cohort') this.cohorts.push(batch.cohort);
    else if (batch.kind === 'note') this.notes.push(batch.note);
    else this.problems.push(...batch.problems);
  }

  private async addRuns(runs: readonly StoredRun[]): Promise<void> {
    const firstAttempt = await this.database.attemptIds.reserve(runs.length);
    stageRuns(this.stages, runs, this.staged, firstAttempt);
    this.staged += runs.length;
  }

  private async addTable(table: RunsTable): Promise<void> {
    this.stages.runs.flush();
    const { next, problems } = await stageRunsTable(this.connection, table, this.staged);
    this.staged = next;
    this.problems.push(...problems);
  }

  /** Moves everything to its place and commits. @returns the new import's id. */
  async commit(): Promise<number> {
    try {
      for (const stage of Object.values(this.stages)) stage.close();
      await stageVerdicts(this.connection, this.verdicts, this.staged);
      const [row] = await select(this.connection, 'SELECT coalesce(max(import_id), 0) + 1 AS id FROM import');
      const id = row?.id as number;
      const settled = await settle(this.connection, id, this.database.attemptIds);
      await this.writePublished(id);
      for (const cohort of this.cohorts) await this.writeCohort(id, cohort);
      await this.writeProblems(id, [...this.problems, ...settled.conflicts]);
      await this.writeHeader(id, {
        ...settled.counts,
        n_cohorts: this.cohorts.length,
        n_duplicates: settled.n_duplicates,
      });
      await this.connection.run('COMMIT');
      this.database.runsChanged();
      return id;
    } catch (error) {
      await this.connection.run('ROLLBACK').catch(() => {});
      throw explainDuckDBError(error, this.database.path);
    } finally {
      this.connection.closeSync();
    }
  }

  /** Leaves nothing behind. */
  async abort(): Promise<void> {
    this.connection.interrupt();
    await this.connection.run('ROLLBACK').catch(() => {});
    this.connection.closeSync();
  }

  private async writeHeader(id: number, counts: Readonly<Record<string, number>>): Promise<void> {
    const { mapping, imported_at, ...header } = this.header;
    await this.connection.run(
      `INSERT INTO import SELECT $id, $path, $format, $hash, $mapping, $app_version, make_timestamp_ms($at::BIGINT), $n_files,
         $counts, CASE WHEN $notes = '' THEN [] ELSE string_split($notes, chr(30)) END`,
      {
        ...header,
        id,
        mapping: JSON.stringify(mapping),
        at: imported_at,
        counts: JSON.stringify(counts),
        notes: this.notes.join('\u001e'),
      },
    );
  }

  private async writeProblems(id: number, problems: readonly ImportProblem[]): Promise<void> {
    if (problems.length === 0) return;
    await this.connection.run(
      `INSERT INTO import_problem
       SELECT $id, rowid, p.file, p.line, p.code, p.reason FROM (
         SELECT unnest(from_json($json, '[{"file":"VARCHAR","line":"BIGINT","code":"VARCHAR","reason":"VARCHAR"}]')) AS p,
           generate_subscripts(from_json($json, '["JSON"]'), 1) AS rowid
       )`,
      { id, json: JSON.stringify(problems) },
    );
  }

  /** In one statement: a board has a count for each of its many systems. */
  private async writePublished(id: number): Promise<void> {
    if (this.published.length === 0) return;
    await this.connection.run(
      `INSERT INTO published_count
       SELECT $id, b.benchmark_id, s.system_id, p.resolved, p.exact FROM (
         SELECT unnest(from_json($json, '[{"benchmark":"VARCHAR","system":"VARCHAR","resolved":"INTEGER","exact":"BOOLEAN"}]')) AS p
       ) JOIN benchmark b ON b.name = p.benchmark JOIN system s ON s.label = p.system`,
      { id, json: JSON.stringify(this.published) },
    );
  }

  private async writeCohort(id: number, cohort: ImportedCohort): Promise<void> {
    const tasks = [...new Set(cohort.canonical_ids)].sort().join('\n');
    const hash = bytesToHex(sha256(utf8ToBytes(tasks))).slice(0, 16);
    await this.connection.run(
      'INSERT INTO cohort (import_id, name, description, hash, is_sample) VALUES ($id, $name, $description, $hash, false)',
      { id, name: cohort.name, description: cohort.description, hash },
    );
    await this.connection.run(
      `INSERT INTO cohort_task SELECT currval('cohort_seq'), unnest(string_split($tasks, chr(10)))`,
      { tasks },
    );
  }
}
