import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../analysis/model/user-error.ts';
import { connect } from '../../preload/client.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { openWebSocket } from '../host/web-socket-wire.ts';
import { forwardingHandlers } from './forwarding-handlers.ts';
import { type HostOptions, openWorkspace } from './open-workspace.ts';
import { readSidecar } from './sidecar.ts';

export interface ReachedWorkspace {
  readonly port: Port;
  readonly handlers: Handlers;
  /** Address of the window where this process serves one. */
  readonly url: string | null;
  /** Another process holds the file; this one asks it. */
  readonly remote: boolean;
  close(): Promise<void>;
}

/** How long another process may take between locking the file and saying where it answers, in milliseconds. */
const PATIENCE = 3000;

async function throughSidecar(path: string): Promise<ReachedWorkspace | null> {
  const sidecar = await readSidecar(path);
  if (!sidecar) return null;
  // Nobody answers behind the sidecar of a process that was killed.
  const wire = await openWebSocket(sidecar.url).catch(() => null);
  if (!wire) return null;
  const port = connect(wire);
  return {
    port,
    handlers: forwardingHandlers(port),
    url: null,
    remote: true,
    close: async () => port.close(),
  };
}

/** Reaches a workspace: through the process that holds it, or by taking hold of it. */
export async function reachWorkspace(path: string, options: HostOptions): Promise<ReachedWorkspace> {
  const deadline = Date.now() + PATIENCE;
  while (true) {
    const reached = await throughSidecar(path);
    if (reached) return reached;
    try {
      return { ...(await openWorkspace(path, options)), remote: false };
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'locked' || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}
