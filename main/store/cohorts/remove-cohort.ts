import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';
import { readSavedFilters } from '../saved-filters.ts';
import { cohortNamed } from './cohort-named.ts';
import { filtersUsing } from './filters-using.ts';
import { readCohorts, type StoredCohort } from './stored-cohorts.ts';

const NUMBERS = 'SELECT cohort_id FROM cohort WHERE name = $name AND hash = $hash';

async function requireFree(connection: DuckDBConnection, cohort: StoredCohort): Promise<void> {
  const { name, import_id } = cohort;
  if (import_id !== null)
    throw new UserError(
      'usage',
      `The cohort “${name}” came with import ${import_id}.`,
      'Undoing that import takes it out.',
    );
  const users = filtersUsing(cohort, await readSavedFilters(connection));
  if (users.length === 0) return;
  throw new UserError(
    'usage',
    `The cohort “${name}” is part of the filter ${users.map((user) => `“${user}”`).join(', ')}.`,
    'Remove or change what uses it first.',
  );
}

/** Forgets a cohort that was made here and that no kept filter names. @throws UserError where it is not such a one */
export async function removeCohort(database: Database, { name }: { readonly name: string }) {
  const removed = await database.write(async (connection) => {
    const cohort = cohortNamed(await readCohorts(connection), name);
    await requireFree(connection, cohort);
    const which = { name: cohort.name, hash: cohort.hash };
    await connection.run(`DELETE FROM cohort_task WHERE cohort_id IN (${NUMBERS})`, which);
    await connection.run('DELETE FROM cohort WHERE name = $name AND hash = $hash', which);
    return which;
  });
  database.cohortsChanged();
  return removed;
}
