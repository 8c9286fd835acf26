import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../analysis/model/user-error.ts';
import { connect } from '../../preload/client.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { openWebSocket } from '../host/web-socket-wire.ts';
import { forwardingHandlers } from './forwarding-handlers.ts';
import { type HostOptions, openWorkspace } from './open-workspace.ts';
import { realPath } from './real-path.ts';
import { readSidecar } from './sidecar.ts';

export interface ReachedWorkspace {
  readonly port: Port;
  readonly handlers: Handlers;
  /** Address of the window where this process serves one. */
  readonly url: string | null;
  /** Another process holds the file; this one asks it. */
  readonly remote: boolean;
  /** The process that holds the file has gone, with what this one asked of it. */
  isLost(): boolean;
  close(): Promise<void>;
  /** As close, after what other processes have under way here. */
  finish(): Promise<void>;
}

/** How long another process may take between locking the file and saying where it answers, in milliseconds. */
const PATIENCE = 3000;

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
    url: null,
    remote: true,
    isLost: () => lost,
    close,
    finish: close,
  };
}

/** Reaches a workspace: through the process that holds it, or by taking hold of it. */
export async function reachWorkspace(file: string, options: HostOptions): Promise<ReachedWorkspace> {
  const path = await realPath(file);
  const deadline = Date.now() + PATIENCE;
  while (true) {
    const reached = await throughSidecar(path);
    if (reached) return reached;
    try {
      return { ...(await openWorkspace(path, options)), remote: false, isLost: () => false };
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'locked' || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}
