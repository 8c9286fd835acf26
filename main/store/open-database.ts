import { existsSync } from 'node:fs';
import { open as openFile, rm } from 'node:fs/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { UserError } from '../../analysis/model/user-error.ts';
import { Database } from './database.ts';
import { explainDuckDBError } from './explain-error.ts';
import { checkMigrations, migrate } from './migrate.ts';
import { placeNewFile } from './place-new-file.ts';

const OPTIONS = {
  // Autoload is on by default and would try the network.
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  // A commit is safe once it is in the log; at the usual 16 MB most imports would wait to have it folded into the file too.
  checkpoint_threshold: '64MB',
};

/** Opens a workspace file, or makes a new one. A file that is not ours, newer or corrupt is never written. */
export async function openDatabase(path: string, appVersion: string): Promise<Database> {
  if (existsSync(path)) await refuseForeignFile(path);
  else await createFile(path, appVersion);
  return explained(path, async () => {
    const instance = await DuckDBInstance.create(path, OPTIONS);
    try {
      await withConnection(instance, (connection) => migrate(connection, appVersion));
      return new Database(path, instance);
    } catch (error) {
      instance.closeSync();
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

async function withConnection(
  instance: DuckDBInstance,
  use: (connection: DuckDBConnection) => Promise<void>,
) {
  const connection = await instance.connect();
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
    const instance = await DuckDBInstance.create(path, { ...OPTIONS, access_mode: 'READ_ONLY' });
    try {
      await withConnection(instance, (connection) => checkMigrations(connection, path));
    } finally {
      instance.closeSync();
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
      const instance = await DuckDBInstance.create(draft, OPTIONS);
      try {
        await withConnection(instance, async (connection) => {
          await migrate(connection, appVersion);
          await connection.run('CHECKPOINT');
        });
      } finally {
        instance.closeSync();
      }
      await placeNewFile(draft, path);
    } finally {
      await rm(draft, { force: true });
      await rm(`${draft}.wal`, { force: true });
    }
  });
}
