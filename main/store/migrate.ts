import type { DuckDBConnection } from '@duckdb/node-api';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { UserError } from '../../analysis/model/user-error.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { select } from './select.ts';

const checksum = (migration: Migration) => bytesToHex(sha256(utf8ToBytes(migration.sql)));

async function hasMigrations(connection: DuckDBConnection): Promise<boolean> {
  const rows = await select(
    connection,
    "SELECT 1 FROM duckdb_tables() WHERE table_name = 'migration' AND NOT temporary",
  );
  return rows.length > 0;
}

function refuse(row: { version: number; checksum: string }, path: string): void {
  const known = MIGRATIONS.find((migration) => migration.version === row.version);
  if (!known) {
    throw new UserError(
      'newer-version',
      `${path} was made by a newer version of Parallax (schema ${row.version}); nothing was written to it.`,
      'Update Parallax to open it.',
    );
  }
  if (checksum(known) !== row.checksum) {
    throw new UserError(
      'corrupt',
      `${path} says that its schema step ${row.version} differs from this version's; nothing was written to it.`,
      'Open it with the version that made it and export what you need.',
    );
  }
}

/** @throws UserError when the file is not a workspace, is newer than this program, or its schema was altered. */
export async function checkMigrations(connection: DuckDBConnection, path: string): Promise<void> {
  if (!(await hasMigrations(connection))) {
    throw new UserError(
      'corrupt',
      `${path} is a DuckDB database but not a Parallax workspace; nothing was written to it.`,
      'Choose another file.',
    );
  }
  const rows = await select(connection, 'SELECT version, checksum FROM migration ORDER BY version DESC');
  for (const row of rows) refuse(row as { version: number; checksum: string }, path);
}

/** Brings the schema up to date, each step in a transaction of its own. */
export async function migrate(connection: DuckDBConnection, appVersion: string): Promise<void> {
  if (!(await hasMigrations(connection))) {
    await connection.run(
      'CREATE TABLE migration (version INTEGER PRIMARY KEY, name VARCHAR, checksum VARCHAR, app_version VARCHAR)',
    );
  }
  const done = await select(connection, 'SELECT version FROM migration');
  const versions = new Set(done.map((row) => row.version));
  for (const step of MIGRATIONS.filter((migration) => !versions.has(migration.version))) {
    await connection.run('BEGIN TRANSACTION');
    try {
      await connection.run(step.sql);
      await connection.run('INSERT INTO migration VALUES ($version, $name, $checksum, $appVersion)', {
        version: step.version,
        name: step.name,
        checksum: checksum(step),
        appVersion,
      });
      await connection.run('COMMIT');
    } catch (error) {
      await connection.run('ROLLBACK');
      throw error;
    }
  }
}
