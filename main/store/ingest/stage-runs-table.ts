import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Assignment } from '../../../preload/schemas/mapping-schema.ts';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { select } from '../select.ts';
import { faultyRecords } from './faulty-records.ts';
import { tableRecords } from './read-table.ts';
import { MEASURES } from './table-columns.ts';
import { typedRecords } from './type-records.ts';
import { unreadRecords } from './unread-records.ts';

/** From the file to the staged runs in one statement: a table in between costs as much as reading. */
const STAGE = (records: string) => `
  INSERT INTO stage_run BY NAME
  SELECT $first + n - 1 AS n, benchmark, task AS instance, task AS canonical_id, system, '{}' AS settings,
    condition, repeat, $file AS file, line, false AS ambiguous, coalesce(outcome <> 'not-run', true) AS has_attempt,
    CASE WHEN outcome = 'infra-error' THEN 'error' END AS exit, ${MEASURES.join(', ')},
    CASE WHEN outcome = 'empty-patch' THEN true END AS patch_empty,
    CASE
      WHEN outcome IN ('resolved', 'unresolved', 'patch-failed', 'test-timeout', 'infra-error') THEN outcome
      WHEN outcome = 'empty-patch' THEN 'unresolved'
      WHEN outcome IS NULL AND resolved THEN 'resolved'
      WHEN outcome IS NULL AND NOT resolved THEN 'unresolved'
    END AS verdict,
    CASE WHEN outcome = 'test-timeout' AND NOT resolved THEN true END AS timeout_counts,
    refused, bad_measure
  FROM (${typedRecords(records)})`;

const COUNTS = `
  SELECT coalesce(max(n) + 1, $first) AS next, count(*) FILTER (WHERE refused IS NOT NULL OR bad_measure) AS n_faulty
  FROM stage_run WHERE n >= $first`;

/** A failure of the file itself, in the words of its reader. */
async function explained<T>(table: RunsTable, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(
      'bad-input',
      `${table.file} could not be read: ${message.split('\n')[0]}`,
      'Check that the file is whole.',
      { cause: error },
    );
  }
}

async function stage(connection: DuckDBConnection, table: RunsTable, records: string, first: number) {
  const all: Assignment = table.mapping.all ?? {};
  await connection.run(STAGE(records), {
    first,
    file: table.file,
    system: all.system ?? null,
    condition: all.condition ?? null,
    benchmark: all.benchmark ?? null,
    repeat: all.repeat ?? null,
  });
}

/**
 * Reads a runs table into the staged runs, which `first` numbers. Returns the number that is free after them, and what
 * could not be taken as it stands.
 */
export async function stageRunsTable(
  connection: DuckDBConnection,
  table: RunsTable,
  first: number,
): Promise<{ readonly next: number; readonly problems: readonly ImportProblem[] }> {
  return explained(table, async () => {
    const records = await tableRecords(connection, table);
    await stage(connection, table, records, first);
    const unread = await unreadRecords(connection, table, first);
    const [counts] = await select(connection, COUNTS, { first });
    const next = counts?.next as number;
    if (counts?.n_faulty === 0) return { next, problems: unread };
    return { next, problems: [...unread, ...(await faultyRecords(connection, table, records, first))] };
  });
}
