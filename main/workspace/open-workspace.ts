import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { connect } from '../../preload/client.ts';
import { memoryWirePair } from '../../preload/memory-wire.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { serve } from '../../preload/server.ts';
import { appRoot } from '../app-root.ts';
import { APP_VERSION } from '../app-version.ts';
import { openCompute } from '../compute/compute.ts';
import { createHandlers } from '../handlers/handlers.ts';
import { startWebServer, type WebServer } from '../host/web-server.ts';
import { Jobs } from '../jobs/jobs.ts';
import { environmentKeys, type KeySource } from '../models/keys.ts';
import { openStore, type Store } from '../store/store-client.ts';
import { claim } from './claim.ts';
import { isDemoPath } from './demo-path.ts';
import { realPath } from './real-path.ts';
import { removeSidecar, writeSidecar } from './sidecar.ts';

export interface HostOptions {
  readonly log: (error: unknown) => void;
  /** Where the keys of models' endpoints are, if not in the environment alone. */
  readonly keys?: KeySource | undefined;
}

export interface OpenWorkspace {
  readonly path: string;
  readonly handlers: Handlers;
  /** The contract from inside this process. */
  readonly port: Port;
  close(): Promise<void>;
  /** As close, after what other processes have under way here. */
  finish(): Promise<void>;
}

/** How long others may take to leave by themselves, in milliseconds. */
const FAREWELL = 1000;

/** Each holds about 25 MB of memory, and a comparison is seldom divided further. */
const MOST_THREADS = 8;

/** Where the built node side lies, whether run from source or bundled. */
const built = (file: string) => join(appRoot(import.meta.url), 'dist', 'main', file);

/** The contract from inside the process, by the same frames as from outside. */
function ownPort(handlers: Handlers, log: (error: unknown) => void): Port {
  const [near, far] = memoryWirePair();
  serve(far, handlers, log);
  return connect(near);
}

/** A workspace on a full disk is of use without other processes finding it. */
async function announce(path: string, server: WebServer, log: (error: unknown) => void): Promise<void> {
  try {
    await writeSidecar(path, { url: server.socketUrl, token: server.token, pid: process.pid });
  } catch (error) {
    log(`No other program can use ${path} while it is open here: ${(error as Error).message}`);
  }
}

/**
 * Takes hold of a workspace file (made if it is not there) and answers for it, here and to other processes of this
 * user. @throws UserError when it is locked, newer, corrupt or may not be read
 */
export async function openWorkspace(file: string, options: HostOptions): Promise<OpenWorkspace> {
  const path = await realPath(file);
  const unclaim = await claim(path);
  try {
    const store = await openStore(path, APP_VERSION, built('store-thread.js'));
    return await answerFor(store, path, options).catch(async (error) => {
      await store.close();
      throw error;
    });
  } finally {
    await unclaim();
  }
}

/** What the holder of `store` answers with, here and to others. */
async function answerFor(store: Store, path: string, options: HostOptions): Promise<OpenWorkspace> {
  const compute = openCompute(built('compute-thread.js'), Math.min(availableParallelism(), MOST_THREADS));
  const jobs = await Jobs.open(store, Date.now);
  const handlers = createHandlers({
    store,
    jobs,
    compute,
    workspace: {
      path,
      name: isDemoPath(path) ? 'Demo' : basename(path, '.duckdb'),
      is_demo: isDemoPath(path),
    },
    appVersion: APP_VERSION,
    now: Date.now,
    keys: options.keys ?? environmentKeys(process.env),
  });
  const server = await startWebServer({ handlers, files: null, log: options.log });
  await announce(path, server, options.log);
  const port = ownPort(handlers, options.log);
  const close = async () => {
    const unclaim = await claim(path);
    port.close();
    // Before the jobs: who is cut off can begin anew elsewhere, who is told of a cancelling believes it was meant.
    await server.close();
    await jobs.close();
    await compute.close();
    // Later it could be the next holder's.
    await removeSidecar(path, server.token);
    await store.close();
    await unclaim();
  };
  const finish = async () => {
    await jobs.idle();
    await server.left(FAREWELL);
    await jobs.idle();
    await close();
  };
  return { path, handlers, port, close, finish };
}
