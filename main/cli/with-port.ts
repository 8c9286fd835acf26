import { existsSync } from 'node:fs';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Port } from '../../preload/port.ts';
import { ensureDemo } from '../workspace/ensure-demo.ts';
import { type ReachedWorkspace, reachWorkspace } from '../workspace/reach-workspace.ts';

type Work<T> = (port: Port) => Promise<T>;

/** How often the work is begun anew where the process that did it for us goes away. */
const ATTEMPTS = 5;

/** Does the work, or says that the process which holds the workspace has gone in the midst of it. */
async function tryWith<T>(reached: ReachedWorkspace, work: Work<T>): Promise<{ readonly value: T } | 'lost'> {
  try {
    return { value: await work(reached.port) };
  } catch (error) {
    if (reached.isLost()) return 'lost';
    throw error;
  } finally {
    await reached.finish();
  }
}

async function workWith<T>(path: string, work: Work<T>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reached = await reachWorkspace(path, { log: console.error });
    const done = await tryWith(reached, work);
    if (done !== 'lost') return done.value;
  }
  throw new UserError(
    'internal',
    `The process that holds ${path} went away, again and again.`,
    'Close the programs that have it open and try again.',
  );
}

/**
 * Reaches a workspace to read from it (the demo where none is named), works with it and lets go of it, whatever happens.
 * Where the process that holds it goes away, the work is done again. @throws UserError where there is no such file
 */
export async function withPort<T>(workspace: string | undefined, work: Work<T>): Promise<T> {
  if (workspace !== undefined && !existsSync(workspace)) {
    throw new UserError(
      'not-found',
      `There is no workspace ${workspace}.`,
      'Check the path; `parallax import … -w FILE` makes a new one.',
    );
  }
  return workWith(workspace ?? (await ensureDemo()), work);
}

/** As withPort, but the workspace is made where it is not there. */
export const withNewPort = workWith;
