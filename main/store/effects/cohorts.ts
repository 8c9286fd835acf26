import type { Database } from '../database.ts';

export interface StoredCohort {
  readonly name: string;
  readonly hash: string;
  /** Canonical ids. */
  readonly tasks: readonly string[];
}

const QUERY = `
  SELECT DISTINCT c.name, c.hash, (
    SELECT list(DISTINCT t.canonical_id ORDER BY t.canonical_id) FROM cohort_task t WHERE t.cohort_id = c.cohort_id
  ) AS tasks
  FROM cohort c ORDER BY c.name, c.hash`;

/** The named sets of tasks; the same set imported twice is one. */
export async function cohorts(database: Database, signal?: AbortSignal) {
  return (await database.select(QUERY, {}, signal)) as unknown as readonly StoredCohort[];
}
