import type { DuckDBConnection } from '@duckdb/node-api';
import type { Event } from '../../../analysis/model/event.ts';
import type { Exit } from '../../../analysis/model/exit.ts';
import type { Database } from '../database.ts';
import { RowAppender } from '../ingest/row-appender.ts';
import { stageEvents } from '../ingest/stage-events.ts';

export interface NewAttempt {
  readonly run_id: number;
  readonly exit: Exit;
  readonly exit_detail: string | null;
  readonly steps: number | null;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly duration_s: number | null;
  readonly started_at: number | null;
  readonly patch: string | null;
  readonly events: readonly Event[];
  readonly deliveries: readonly {
    readonly step: number;
    readonly event_seq: number | null;
    readonly rung: string | null;
    readonly before_hash: string | null;
    readonly after_hash: string | null;
    readonly undelivered_reason: string | null;
  }[];
  readonly checkpoints: readonly {
    readonly step: number;
    readonly event_seq: number;
    readonly patch: string;
  }[];
}

/** Keeps an attempt with its transcript, whole or not at all; the try that was noted for it goes. @returns its id */
export async function saveAttempt(database: Database, attempt: NewAttempt): Promise<number> {
  const attempt_id = await database.ids.attempts.reserve(1);
  await database.write(async (connection) => {
    await insertAttempt(connection, attempt, attempt_id);
    await connection.run('DELETE FROM attempt_try WHERE run_id = $run_id', { run_id: attempt.run_id });
    await insertSteps(connection, attempt, attempt_id);
    await appendEvents(connection, attempt.events, attempt_id);
  });
  database.runsChanged();
  return attempt_id;
}

async function insertAttempt(
  connection: DuckDBConnection,
  { events: _, deliveries: __, checkpoints: ___, ...attempt }: NewAttempt,
  attempt_id: number,
): Promise<void> {
  const { patch } = attempt;
  await connection.run(
    `INSERT INTO attempt
     SELECT $attempt_id, $run_id, (SELECT count(*) FROM attempt WHERE run_id = $run_id) + 1, $exit, $exit_detail, $steps::BIGINT,
       $input_tokens::BIGINT, $cached_tokens::BIGINT, $output_tokens::BIGINT, $cost_usd::DOUBLE, $duration_s::DOUBLE,
       make_timestamp_ms($started_at::BIGINT), $patch_empty::BOOLEAN, $patch`,
    { ...attempt, attempt_id, patch_empty: patch === null ? null : patch.trim() === '' },
  );
}

async function insertSteps(
  connection: DuckDBConnection,
  { deliveries, checkpoints }: NewAttempt,
  attempt_id: number,
): Promise<void> {
  for (const delivery of deliveries)
    await connection.run(
      `INSERT INTO delivery VALUES ($attempt_id, $step, $event_seq, $rung, $before_hash, $after_hash, $undelivered_reason)`,
      { ...delivery, attempt_id },
    );
  for (const checkpoint of checkpoints)
    await connection.run('INSERT INTO checkpoint VALUES ($attempt_id, $step, $event_seq, $patch)', {
      ...checkpoint,
      attempt_id,
    });
}

async function appendEvents(
  connection: DuckDBConnection,
  events: readonly Event[],
  attempt_id: number,
): Promise<void> {
  if (events.length === 0) return;
  const stages = {
    events: await RowAppender.open(connection, 'event'),
    bodies: await RowAppender.open(connection, 'event_body'),
  };
  stageEvents(stages, attempt_id, events);
  stages.events.close();
  stages.bodies.close();
}
