import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../analysis/model/user-error.ts';
import { connect } from '../../preload/client.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { openWebSocket } from '../host/web-socket-wire.ts';
import { forwardingHandlers } from './forwarding-handlers.ts';
import { type HostOptions, openWorkspace } from './open-workspace.ts';
import { realPath } from './real-path.ts';
import { isHolderAlive, readSidecar } from './sidecar.ts';

export interface ReachedWorkspace {
  readonly port: Port;
  readonly handlers: Handlers;
  /** Another process held the file and has gone, with what this one asked of it. */
  isLost(): boolean;
  /** Calls once that has happened; never where this process holds the file itself. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
  /** As close, after what other processes have under way here. */
  finish(): Promise<void>;
}

/** How long another process may take between locking the file and saying where it answers, in milliseconds. */
const PATIENCE = 3000;
/** On a busy machine one attempt takes long, and some are needed all the same. */
const LEAST_ATTEMPTS = 8;
/** How long a holder that no longer answers may take to let go of the file, in milliseconds. */
const LONGEST = 30_000;

async function throughSidecar(path: string): Promise<ReachedWorkspace | null> {
  const sidecar = await readSidecar(path);
  if (!sidecar) return null;
  // Nobody answers behind the sidecar of a process that was killed.
  const wire = await openWebSocket(sidecar.url).catch(() => null);
  if (!wire) return null;
  let lost = false;
  wire.onClose(() => {
    lost = true;
  });
  const port = connect(wire);
  const close = async () => port.close();
  return {
    port,
    handlers: forwardingHandlers(port),
    isLost: () => lost,
    onLost: (listener) => (lost ? listener() : wire.onClose(listener)),
    close,
    finish: close,
  };
}

/** Says of each failed attempt whether another is worth making. */
function patience(path: string): (error: unknown) => Promise<boolean> {
  const started = Date.now();
  let deadline = started + PATIENCE;
  let attempts = 0;
  return async (error) => {
    if (!(error instanceof UserError) || error.code !== 'locked') return false;
    const now = Date.now();
    if (now < started + LONGEST && (await isHolderAlive(path))) deadline = now + PATIENCE;
    return ++attempts < LEAST_ATTEMPTS || now < deadline;
  };
}

/** Reaches a workspace: through the process that holds it, or by taking hold of it. */
export async function reachWorkspace(file: string, options: HostOptions): Promise<ReachedWorkspace> {
  const path = await realPath(file);
  const isWorthAnother = patience(path);
  while (true) {
    const reached = await throughSidecar(path);
    if (reached) return reached;
    try {
      return { ...(await openWorkspace(path, options)), isLost: () => false, onLost: () => {} };
    } catch (error) {
      if (!(await isWorthAnother(error))) throw error;
      await wait(100);
    }
  }
}
