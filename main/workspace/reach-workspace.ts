import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../analysis/model/user-error.ts';
import { connect } from '../../preload/client.ts';
import type { Handlers, Port } from '../../preload/port.ts';
import { openWebSocket } from '../host/web-socket-wire.ts';
import { lockHolder } from '../store/lock-error.ts';
import { isClaimedBy } from './claim.ts';
import { forwardingHandlers } from './forwarding-handlers.ts';
import { isAlive } from './is-alive.ts';
import { type HostOptions, openWorkspace } from './open-workspace.ts';
import { realPath } from './real-path.ts';
import { readSidecar } from './sidecar.ts';

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

/** How long a process of ours may take to say where it answers, or to let go of the file, in milliseconds. */
const LONGEST = 30_000;
/** The same where the database does not tell whose process it is. */
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
    isLost: () => lost,
    onLost: (listener) => (lost ? listener() : wire.onClose(listener)),
    close,
    finish: close,
  };
}

/** The process holds the file as a workspace, or is about to: where it does not answer yet or any more, it soon will. */
async function isOurs(path: string, pid: number): Promise<boolean> {
  // In this order: the sidecar is written before the claim is taken back.
  return isClaimedBy(path, pid) || ((await readSidecar(path))?.pid === pid && isAlive(pid));
}

/** Says of each failed attempt whether another is worth making. */
function patience(path: string): (error: unknown) => Promise<boolean> {
  const started = Date.now();
  let stranger: number | null = null;
  return async (error) => {
    if (!(error instanceof UserError) || error.code !== 'locked') return false;
    const waited = Date.now() - started;
    const holder = lockHolder(error);
    if (holder === null) return waited < PATIENCE;
    if (await isOurs(path, holder)) return waited < LONGEST;
    // Who is met once may have been one of ours that has ended since.
    const isMetAgain = holder === stranger;
    stranger = holder;
    return !isMetAgain;
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
