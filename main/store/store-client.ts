import { Worker } from 'node:worker_threads';
import { UserError } from '../../analysis/model/user-error.ts';
import { revivedError } from '../thread-error.ts';
import type { FromStore, ToStore } from './messages.ts';
import type { StoreApi } from './store-api.ts';

type Answer<M extends keyof StoreApi> = Awaited<ReturnType<StoreApi[M]>>;

/** The store as the rest of the process sees it. */
export interface Store {
  call<M extends keyof StoreApi>(
    name: M,
    argument: Parameters<StoreApi[M]>[0],
    signal?: AbortSignal,
  ): Promise<Answer<M>>;
  /** Waits for writes under way, then lets go of the file. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** What the thread holds it holds for a moment or for good: the usual 48 MB would fill with what is past. */
const YOUNG_MEGABYTES = 12;

/** Starts the store thread on `path`. @throws UserError when the file cannot be opened (locked, newer, corrupt, …). */
export async function openStore(path: string, appVersion: string, threadFile: string): Promise<Store> {
  const worker = new Worker(threadFile, {
    workerData: { path, appVersion },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  await opened(worker);
  return client(worker);
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromStore) => {
      worker.off('error', reject);
      if (message.type === 'error') reject(revivedError(message.error));
      else resolve();
    });
  });
}

function client(worker: Worker): Store {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | null = null;
  const post = (message: ToStore) => worker.postMessage(message);
  const fail = (error: Error) => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (message: FromStore) => {
    if (message.type === 'opened' || message.id === null) return;
    const exchange = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'value') exchange?.resolve(message.value as never);
    else exchange?.reject(revivedError(message.error));
  });
  worker.on('error', fail);
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail(new UserError('internal', 'The workspace was closed.', 'Open it again.'));
      resolve();
    });
  });
  return {
    call: (name, argument, signal) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        const id = ++lastId;
        const cancel = () => post({ type: 'cancel', id });
        const end = () => signal?.removeEventListener('abort', cancel);
        waiting.set(id, {
          resolve: (value) => {
            end();
            resolve(value);
          },
          reject: (error) => {
            end();
            reject(error);
          },
        });
        post({ type: 'call', id, name, argument });
        if (signal?.aborted) cancel();
        else signal?.addEventListener('abort', cancel);
      }),
    close: () => {
      post({ type: 'close' });
      return exited;
    },
  };
}
