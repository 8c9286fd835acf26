import { existsSync } from 'node:fs';
import { open as openFile, rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../analysis/model/user-error.ts';
import { Database } from './database.ts';
import { explainDuckDBError } from './explain-error.ts';
import { checkMigrations, migrate } from './migrate.ts';
import { placeNewFile } from './place-new-file.ts';
import { WorkspaceFile } from './workspace-file.ts';

/** Opens a workspace file, or makes a new one. A file that is not ours, newer or corrupt is never written. */
export async function openDatabase(path: string, appVersion: string): Promise<Database> {
  if (existsSync(path)) await refuseForeignFile(path);
  else await createFile(path, appVersion);
  return explained(path, async () => {
    const file = await WorkspaceFile.open(path);
    try {
      await withConnection(file, (connection) => migrate(connection, appVersion));
      return new Database(path, file);
    } catch (error) {
      file.close();
      throw error;
    }
  });
}

async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainDuckDBError(error, path);
  }
}

async function withConnection(file: WorkspaceFile, use: (connection: DuckDBConnection) => Promise<void>) {
  const connection = await file.connect();
  try {
    await use(connection);
  } finally {
    connection.closeSync();
  }
}

/** Read-only first: opening for writing may already replay a log into the file. */
async function refuseForeignFile(path: string): Promise<void> {
  await explained(path, async () => {
    await refuseOtherFormat(path);
    const file = await WorkspaceFile.open(path, 'READ_ONLY');
    try {
      await withConnection(file, (connection) => checkMigrations(connection, path));
    } finally {
      file.close();
    }
  });
}

async function refuseOtherFormat(path: string): Promise<void> {
  const file = await openFile(path, 'r');
  try {
    const header = Buffer.alloc(12);
    const { bytesRead } = await file.read(header, 0, 12, 0);
    if (bytesRead === 12 && header.subarray(8, 12).toString('latin1') === 'DUCK') return;
  } finally {
    await file.close();
  }
  throw new UserError(
    'corrupt',
    `${path} is not a workspace file (or its beginning is damaged); nothing was written to it.`,
    'Choose another file, or restore this one from a copy.',
  );
}

/** Made beside its place and moved there whole, so that a crash leaves no half-made workspace. */
async function createFile(path: string, appVersion: string): Promise<void> {
  const draft = `${path}.new-${process.pid}`;
  await rm(draft, { force: true });
  await explained(path, async () => {
    try {
      const file = await WorkspaceFile.open(draft);
      try {
        await withConnection(file, async (connection) => {
          await migrate(connection, appVersion);
          await connection.run('CHECKPOINT');
        });
      } finally {
        file.close();
      }
      await placeNewFile(draft, path);
    } finally {
      await rm(draft, { force: true });
      await rm(`${draft}.wal`, { force: true });
    }
  });
}
