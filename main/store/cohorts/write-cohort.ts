import type { DuckDBConnection } from '@duckdb/node-api';
import { cohortHash } from '../../../analysis/cohort/index.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';

/** How a cohort came to be where it was not imported. */
export interface CohortOrigin extends Pick<NamedCohort, 'sample' | 'part_of' | 'by_result'> {
  readonly filter: Filter;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
}

export interface WrittenCohort {
  readonly import_id: number | null;
  readonly name: string;
  readonly description: string;
  /** Canonical ids; one given twice counts once. */
  readonly tasks: readonly string[];
  readonly origin?: CohortOrigin;
}

const HEADER = `
  INSERT INTO cohort (import_id, name, description, hash, is_sample, sampled_from, seed, filter, part_of, by_result, created_at)
  VALUES ($import, $name, $description, $hash, $from IS NOT NULL, $from, $seed, $filter, $part_of, $by_result,
    make_timestamp_ms($at::BIGINT))`;

const TASKS = `INSERT INTO cohort_task SELECT currval('cohort_seq'), unnest(from_json($tasks, '["VARCHAR"]'))`;

/** Writes a cohort and its tasks, inside the caller's transaction. @returns its hash */
export async function writeCohort(connection: DuckDBConnection, cohort: WrittenCohort): Promise<string> {
  const { import_id, name, description, tasks, origin } = cohort;
  const hash = cohortHash(tasks);
  await connection.run(HEADER, {
    ...{ import: import_id, name, description, hash },
    from: origin?.sample?.n_from ?? null,
    seed: origin?.sample?.seed ?? null,
    filter: origin ? JSON.stringify(origin.filter) : null,
    part_of: origin?.part_of ?? null,
    by_result: origin?.by_result ?? null,
    at: origin?.created_at ?? null,
  });
  await connection.run(TASKS, { tasks: JSON.stringify([...new Set(tasks)].sort()) });
  return hash;
}
