import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import { dollarsOf } from '../../../analysis/models/index.ts';
import type { Database } from '../database.ts';
import { select } from '../select.ts';
import type { Settlement } from './budget-entry.ts';
import type { ModelCall, StoredEmbedding } from './model-call.ts';
import { budgetNamed } from './read-budgets.ts';
import { writeEmbeddings } from './write-embeddings.ts';
import { writeModelCall } from './write-model-call.ts';

/** How a call ended, and what of its reply is kept. */
export interface SettleRequest extends Settlement {
  readonly call: ModelCall | null;
  readonly embeddings: readonly StoredEmbedding[];
}

export interface Settled {
  readonly settled_nano: number | null;
  readonly over_nano: number | null;
}

interface OpenEntry {
  readonly budget: string;
  readonly model: string;
  readonly endpoint: string;
  readonly reserved_nano: number | null;
}

async function openEntry(connection: DuckDBConnection, entry_id: number): Promise<OpenEntry> {
  const [row] = await select(
    connection,
    'SELECT budget, model, endpoint, reserved_nano FROM budget_entry WHERE entry_id = $entry_id AND settled_at IS NULL',
    { entry_id },
  );
  if (!row) throw new UserError('internal', `Entry ${entry_id} of the ledger is not open.`);
  return row as unknown as OpenEntry;
}

/** What is charged, and what the endpoint took beyond the cap. An overrun is charged as far as the cap has room for it. */
async function charge(
  connection: DuckDBConnection,
  { budget, reserved_nano }: OpenEntry,
  { settled_by, actual_nano }: Settlement,
): Promise<Settled> {
  if (settled_by === 'not-charged') return { settled_nano: 0, over_nano: 0 };
  if (settled_by === 'reservation') return { settled_nano: reserved_nano, over_nano: null };
  if (reserved_nano === null || actual_nano === null) return { settled_nano: null, over_nano: null };
  const { cap_nano, spent_nano, reserved_nano: all } = await budgetNamed(connection, budget);
  const room = cap_nano === null ? actual_nano : cap_nano - spent_nano - (all - reserved_nano);
  const settled_nano = Math.min(actual_nano, room);
  return { settled_nano, over_nano: actual_nano - settled_nano };
}

const CLOSE_ENTRY = `
  UPDATE budget_entry SET settled_nano = $settled_nano::BIGINT, over_nano = $over_nano::BIGINT, settled_by = $settled_by,
    input_tokens = $input_tokens, cached_tokens = $cached_tokens, output_tokens = $output_tokens,
    settled_at = make_timestamp_ms($settled_at::BIGINT)
  WHERE entry_id = $entry_id`;

/** What proves that reservations at this endpoint are no bound: no more is sent out until a person has looked. */
function closing({ model, endpoint, reserved_nano }: OpenEntry, { actual_nano, close }: Settlement) {
  if (reserved_nano !== null && actual_nano !== null && actual_nano > reserved_nano)
    return `${model} at ${endpoint} charged $${dollarsOf(actual_nano)} for a call that could cost $${dollarsOf(reserved_nano)} at most.`;
  return close;
}

async function end(connection: DuckDBConnection, request: SettleRequest): Promise<Settled> {
  const { call, embeddings, actual_nano: _, close: __, ...settlement } = request;
  const entry = await openEntry(connection, request.entry_id);
  const settled = await charge(connection, entry, request);
  await connection.run(CLOSE_ENTRY, { ...settlement, ...settled });
  const reason = closing(entry, request);
  if (reason !== null)
    await connection.run(
      'UPDATE budget SET closed = coalesce(closed, $reason) WHERE name = $name AND cap_nano IS NOT NULL',
      { reason, name: entry.budget },
    );
  if (call) await writeModelCall(connection, request.entry_id, call);
  await writeEmbeddings(connection, embeddings);
  return settled;
}

/** Ends an entry of the ledger and keeps its reply, both or neither. @throws UserError where it was ended before */
export const settle = (database: Database, request: SettleRequest): Promise<Settled> =>
  database.write((connection) => end(connection, request));
