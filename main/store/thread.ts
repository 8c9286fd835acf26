import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../../analysis/model/user-error.ts';
import { plainError } from '../thread-error.ts';
import type { Database } from './database.ts';
import { explainDuckDBError } from './explain-error.ts';
import type { FromStore, ToStore } from './messages.ts';
import { openDatabase } from './open-database.ts';
import { storeApi } from './store-api.ts';

type Call = (argument: unknown, signal: AbortSignal) => Promise<unknown>;

/** The one thread that owns the process's only DuckDB instance: a second one would silently lose commits. */
async function run(path: string, appVersion: string): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('the store runs in a thread of its own');
  const send = (message: FromStore) => port.postMessage(message);
  let database: Database;
  try {
    database = await openDatabase(path, appVersion);
  } catch (error) {
    send({ type: 'error', id: null, error: plainError(error) });
    port.close();
    return;
  }
  const api = storeApi(database) as unknown as Readonly<Record<string, Call>>;
  const running = new Map<number, AbortController>();

  async function answer(id: number, name: string, argument: unknown): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const call = api[name];
      if (!call) throw new Error(`the store has no “${name}”`);
      send({ type: 'value', id, value: await call(argument, controller.signal) });
    } catch (error) {
      const told = controller.signal.aborted
        ? new UserError('cancelled', 'Cancelled.')
        : explainDuckDBError(error, path);
      send({ type: 'error', id, error: plainError(told) });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (message: ToStore) => {
    if (message.type === 'call') void answer(message.id, message.name, message.argument);
    else if (message.type === 'cancel') running.get(message.id)?.abort();
    else void database.close().finally(() => port.close());
  });
  send({ type: 'opened' });
}

const { path, appVersion } = workerData as { readonly path: string; readonly appVersion: string };
void run(path, appVersion);
