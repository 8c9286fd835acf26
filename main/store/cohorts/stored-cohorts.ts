import type { DuckDBConnection } from '@duckdb/node-api';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import type { Database } from '../database.ts';
import { type Row, select } from '../select.ts';

/** A named set of tasks with all that is kept of it. */
export interface StoredCohort extends NamedCohort {
  readonly description: string;
  /** Canonical ids. */
  readonly tasks: readonly string[];
  /** The import that brought it; null where it was made here. */
  readonly import_id: number | null;
  /** JSON of the filter that found its tasks; null where it was imported. */
  readonly filter: string | null;
  /** Milliseconds since the epoch; null where it was imported. */
  readonly created_at: number | null;
}

/** The same set imported twice is one, under what came first. */
const QUERY = `
  SELECT c.name, c.hash, c.description, c.sampled_from, c.seed, c.part_of, coalesce(c.by_result, false) AS by_result,
    c.import_id, c.filter::VARCHAR AS filter, epoch_ms(c.created_at) AS created_at, coalesce((
      SELECT list(DISTINCT t.canonical_id ORDER BY t.canonical_id) FROM cohort_task t WHERE t.cohort_id = c.cohort_id
    ), []) AS tasks
  FROM cohort c SEMI JOIN (SELECT min(cohort_id) AS cohort_id FROM cohort GROUP BY name, hash) first USING (cohort_id)
  ORDER BY c.name, c.hash`;

function cohort({ sampled_from, seed, ...row }: Row): StoredCohort {
  const sample = sampled_from === null ? null : { n_from: sampled_from, seed };
  return { ...row, n_tasks: (row.tasks as readonly string[]).length, sample } as unknown as StoredCohort;
}

/** The named sets of tasks in the order of their names. */
export async function readCohorts(connection: DuckDBConnection): Promise<readonly StoredCohort[]> {
  return (await select(connection, QUERY)).map(cohort);
}

export function storedCohorts(database: Database, signal?: AbortSignal): Promise<readonly StoredCohort[]> {
  return database.withConnection(readCohorts, signal);
}
