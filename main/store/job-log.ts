import type { DuckDBConnection } from '@duckdb/node-api';
import type { Database } from './database.ts';

export interface JobRecord {
  readonly job_id: number;
  readonly kind: string;
  readonly title: string;
  readonly started_at: number;
  /** How it began: a job without an event would be unknown to the next process, which would give its number again. */
  readonly first: JobEventRecord;
}

export interface JobEventRecord {
  readonly seq: number;
  readonly job_id: number;
  readonly state: string;
  /** The job as it stood, as JSON. */
  readonly body: string;
}

export async function addJob(database: Database, job: JobRecord): Promise<void> {
  const { job_id, kind, title, started_at, first } = job;
  await database.write(async (connection) => {
    await connection.run(
      'INSERT INTO job VALUES ($job_id, $kind, $title, make_timestamp_ms($started_at::BIGINT))',
      { job_id, kind, title, started_at },
    );
    await insertEvent(connection, first);
  });
}

export async function addJobEvent(database: Database, event: JobEventRecord): Promise<void> {
  await database.write((connection) => insertEvent(connection, event));
}

async function insertEvent(connection: DuckDBConnection, event: JobEventRecord): Promise<void> {
  await connection.run('INSERT INTO job_event VALUES ($seq, $job_id, $state, $body)', { ...event });
}

/** The last event of every job, oldest job first. */
export async function lastJobEvents(database: Database): Promise<readonly JobEventRecord[]> {
  const rows = await database.select(
    `SELECT seq, job_id, state, body::VARCHAR AS body FROM job_event
     QUALIFY row_number() OVER (PARTITION BY job_id ORDER BY seq DESC) = 1 ORDER BY job_id`,
  );
  return rows as unknown as readonly JobEventRecord[];
}
