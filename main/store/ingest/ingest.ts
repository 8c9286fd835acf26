import type { DuckDBConnection } from '@duckdb/node-api';
import type {
  EarlyEvents,
  ImportedCohort,
  ImportedRun,
  ImportProblem,
  PublishedCount,
  RunsTable,
  VerdictRow,
} from '../../import/format.ts';
import type { ImportedLabel, ImportedScript, ImportedSession, ImportedTask } from '../../import/items.ts';
import type { Database } from '../database.ts';
import { explainDuckDBError } from '../explain-error.ts';
import { select } from '../select.ts';
import { settleAll } from './settle-all.ts';
import { Staging } from './staging.ts';
import { type ImportHeader, writeImport } from './write-import.ts';

/** What an import brings, in pieces small enough that other queries get their turn in between. */
export type ImportBatch =
  | { readonly kind: 'runs'; readonly runs: readonly ImportedRun[] }
  | { readonly kind: 'early-events'; readonly early: readonly EarlyEvents[] }
  | { readonly kind: 'verdict-row'; readonly row: VerdictRow }
  | { readonly kind: 'runs-table'; readonly table: RunsTable }
  | { readonly kind: 'tasks'; readonly tasks: readonly ImportedTask[] }
  | { readonly kind: 'scripts'; readonly scripts: readonly ImportedScript[] }
  | { readonly kind: 'sessions'; readonly sessions: readonly ImportedSession[] }
  | { readonly kind: 'labels'; readonly labels: readonly ImportedLabel[] }
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
  private adding: Promise<void> = Promise.resolve();

  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly staging: Staging,
    private readonly header: ImportHeader,
    private readonly database: Database,
  ) {}

  static async begin(database: Database, header: ImportHeader): Promise<Ingest> {
    const connection = await database.connect();
    try {
      await connection.run('BEGIN TRANSACTION');
      return new Ingest(connection, await Staging.open(connection, database.ids.attempts), header, database);
    } catch (error) {
      connection.closeSync();
      throw explainDuckDBError(error, database.path);
    }
  }

  /** Batches are taken in one after another, however soon the next one comes. */
  add(batch: ImportBatch): Promise<void> {
    this.adding = this.adding.then(() => this.take(batch));
    return this.adding;
  }

  private async take(batch: ImportBatch): Promise<void> {
    if (batch.kind === 'runs') await this.staging.addRuns(batch.runs);
    else if (batch.kind === 'early-events') await this.staging.addEarlyEvents(batch.early);
    else if (batch.kind === 'runs-table') this.problems.push(...(await this.staging.addTable(batch.table)));
    else if (batch.kind === 'tasks') this.staging.addTasks(batch.tasks);
    else if (batch.kind === 'scripts') this.staging.addScripts(batch.scripts);
    else if (batch.kind === 'sessions') this.staging.addSessions(batch.sessions);
    else if (batch.kind === 'labels') this.staging.addLabels(batch.labels);
    else if (batch.kind === 'verdict-row') this.verdicts.push(batch.row);
    else if (batch.kind === 'published') this.published.push(batch.published);
    else if (batch.kind === 'cohort') this.cohorts.push(batch.cohort);
    else if (batch.kind === 'note') this.notes.push(batch.note);
    else this.problems.push(...batch.problems);
  }

  /** Moves everything to its place and commits. @returns the new import's id. */
  async commit(): Promise<number> {
    try {
      const staged = await this.staging.finish(this.verdicts);
      const [row] = await select(this.connection, 'SELECT coalesce(max(import_id), 0) + 1 AS id FROM import');
      const id = row?.id as number;
      const settled = await settleAll(
        this.connection,
        id,
        this.header.imported_at,
        staged,
        this.database.ids,
      );
      await writeImport(this.connection, id, {
        header: this.header,
        counts: { ...settled.counts, n_cohorts: this.cohorts.length },
        notes: [...this.notes, ...settled.notes],
        problems: [...this.problems, ...settled.conflicts],
        published: this.published,
        cohorts: this.cohorts,
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
}
