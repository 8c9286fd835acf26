import type { DuckDBConnection } from '@duckdb/node-api';
import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import { select } from './select.ts';

/** A filter that is kept under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly filter: Filter;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
}

export interface SaveRequest {
  readonly name: string;
  readonly filter: Filter;
  /** Another filter of the name gives way to it. */
  readonly replace: boolean;
  readonly now: number;
}

const QUERY = `
  SELECT name, filter::VARCHAR AS filter, epoch_ms(created_at) AS created_at FROM saved_filter ORDER BY lower(name), name`;

const REMOVE = 'DELETE FROM saved_filter WHERE name = $name';

export async function readSavedFilters(connection: DuckDBConnection): Promise<readonly SavedFilter[]> {
  const rows = await select(connection, QUERY);
  return rows.map((row) => ({ ...row, filter: JSON.parse(row.filter as string) }) as SavedFilter);
}

/** Every kept filter, in the order of their names. */
export function savedFilters(database: Database, signal?: AbortSignal): Promise<readonly SavedFilter[]> {
  return database.withConnection(readSavedFilters, signal);
}

async function has(connection: DuckDBConnection, name: string): Promise<boolean> {
  const rows = await select(connection, 'SELECT 1 FROM saved_filter WHERE name = $name', { name });
  return rows.length > 0;
}

async function requireNew(connection: DuckDBConnection, name: string): Promise<void> {
  if (!(await has(connection, name))) return;
  throw new UserError(
    'bad-input',
    `There is already a filter named “${name}”.`,
    'Choose another name, or replace that one.',
  );
}

async function requireKnown(connection: DuckDBConnection, name: string): Promise<void> {
  if (await has(connection, name)) return;
  const known = (await readSavedFilters(connection)).map((saved) => saved.name).join(', ') || 'none';
  throw new UserError('not-found', `There is no filter named “${name}”.`, `There are: ${known}.`);
}

/** @throws UserError where the name is taken and not to be replaced */
export async function saveFilter(database: Database, { name, filter, replace, now }: SaveRequest) {
  await database.write(async (connection) => {
    if (replace) await connection.run(REMOVE, { name });
    else await requireNew(connection, name);
    await connection.run('INSERT INTO saved_filter VALUES ($name, $filter, make_timestamp_ms($at::BIGINT))', {
      ...{ name, filter: JSON.stringify(filter), at: now },
    });
  });
}

/** @throws UserError where there is no such filter, or the new name is taken */
export async function renameFilter(database: Database, { name, to }: { name: string; to: string }) {
  await database.write(async (connection) => {
    await requireKnown(connection, name);
    if (to !== name) await requireNew(connection, to);
    await connection.run('UPDATE saved_filter SET name = $to WHERE name = $name', { name, to });
  });
}

/** @returns what it was. @throws UserError where there is no such filter */
export async function removeFilter(database: Database, { name }: { name: string }): Promise<SavedFilter> {
  return database.write(async (connection) => {
    await requireKnown(connection, name);
    const removed = (await readSavedFilters(connection)).find((saved) => saved.name === name);
    await connection.run(REMOVE, { name });
    return removed as SavedFilter;
  });
}
