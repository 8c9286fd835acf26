import type { Port } from '../../preload/port.ts';
import { ensureDemo } from '../workspace/ensure-demo.ts';
import { reachWorkspace } from '../workspace/reach-workspace.ts';

/** Reaches the workspace (the demo where none is named), works with it and lets go of it, whatever happens. */
export async function withPort<T>(
  workspace: string | undefined,
  work: (port: Port) => Promise<T>,
): Promise<T> {
  const path = workspace ?? (await ensureDemo());
  const reached = await reachWorkspace(path, {
    chooseFiles: null,
    files: null,
    log: (error) => console.error(error),
  });
  try {
    return await work(reached.port);
  } finally {
    await reached.close();
  }
}
