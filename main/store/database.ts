import type { DuckDBConnection } from '@duckdb/node-api';
import { readRunFacts, withCohorts } from './facts/read-run-facts.ts';
import type { RunFacts } from './facts/run-facts.ts';
import { IdBlocks, type Ids } from './id-blocks.ts';
import { type Binding, type Row, select } from './select.ts';
import { KeptChunks } from './transcript/kept-chunks.ts';
import type { WorkspaceFile } from './workspace-file.ts';

/** The open workspace file inside the store thread: a connection per query, writes one after another. */
export class Database {
  private readonly idle: DuckDBConnection[] = [];
  private writes: Promise<unknown> = Promise.resolve();
  readonly ids: Ids = {
    attempts: this.idsOf('attempt'),
    grades: this.idsOf('grade'),
    evaluations: this.idsOf('evaluation'),
    budget_entries: this.idsOf('budget_entry', 'entry'),
  };
  private known: Promise<RunFacts> | null = null;
  private chunks: KeptChunks | null = null;

  constructor(
    readonly path: string,
    private readonly file: WorkspaceFile,
  ) {}

  private idsOf(table: string, key = table): IdBlocks {
    return new IdBlocks(async () => {
      const [row] = await this.select(`SELECT coalesce(max(${key}_id), 0) AS last FROM ${table}`);
      return row?.last as number;
    });
  }

  /** Runs `use` with a connection of its own: a second query on a streaming connection would end the stream. */
  async withConnection<T>(
    use: (connection: DuckDBConnection) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const connection = this.idle.pop() ?? (await this.file.connect());
    const interrupt = () => connection.interrupt();
    signal?.addEventListener('abort', interrupt);
    try {
      return await use(connection);
    } finally {
      signal?.removeEventListener('abort', interrupt);
      this.idle.push(connection);
    }
  }

  select(sql: string, values: Binding = {}, signal?: AbortSignal): Promise<Row[]> {
    return this.withConnection((connection) => select(connection, sql, values), signal);
  }

  /** All runs as they are committed, read once until they change. */
  facts(): Promise<RunFacts> {
    this.known ??= this.readFacts();
    return this.known;
  }

  /** What is kept of an attempt's bodies, of one attempt at a time. */
  chunksOf(attempt: number): KeptChunks {
    if (this.chunks?.attempt !== attempt) this.chunks = new KeptChunks(attempt);
    return this.chunks;
  }

  /** Runs were committed or taken back; the number of an attempt that is gone may be another's. */
  runsChanged(): void {
    this.known = null;
    this.chunks = null;
  }

  /** Cohorts were made or removed; all else of the runs stays known. */
  cohortsChanged(): void {
    const before = this.known;
    if (before === null) return;
    this.known = this.unlessFailed(
      before.then((facts) => this.withConnection((connection) => withCohorts(connection, facts))),
    );
  }

  private readFacts(): Promise<RunFacts> {
    return this.unlessFailed(this.withConnection((connection) => transact(connection, readRunFacts)));
  }

  private unlessFailed(facts: Promise<RunFacts>): Promise<RunFacts> {
    facts.catch(() => {
      if (this.known === facts) this.known = null;
    });
    return facts;
  }

  /** Runs `work` in a transaction, after every earlier write; an error rolls all of it back. */
  write<T>(work: (connection: DuckDBConnection) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.writes.then(() =>
      this.withConnection((connection) => transact(connection, work), signal),
    );
    this.writes = turn.catch(() => {});
    return turn;
  }

  /** A connection outside the pool; its owner closes it. */
  connect(): Promise<DuckDBConnection> {
    return this.file.connect();
  }

  async close(): Promise<void> {
    await this.writes;
    for (const connection of this.idle.splice(0)) connection.closeSync();
    this.file.close();
  }
}

async function transact<T>(
  connection: DuckDBConnection,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  await connection.run('BEGIN TRANSACTION');
  try {
    const result = await work(connection);
    await connection.run('COMMIT');
    return result;
  } catch (error) {
    // After an error every statement of the transaction fails until it is rolled back.
    await connection.run('ROLLBACK').catch(() => {});
    throw error;
  }
}
