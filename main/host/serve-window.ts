import { join } from 'node:path';
import { appRoot } from '../app-root.ts';
import { ensureDemo } from '../workspace/ensure-demo.ts';
import { reachWorkspace } from '../workspace/reach-workspace.ts';
import { windowHandlers } from '../workspace/window-handlers.ts';
import { WorkspaceSlot } from '../workspace/workspace-slot.ts';
import { firstView } from './first-view.ts';
import { openInBrowser } from './open-in-browser.ts';
import { startWebServer } from './web-server.ts';

export interface ServeOptions {
  /** null opens the demo. */
  readonly workspace: string | null;
  readonly port: number;
  readonly openBrowser: boolean;
  /** Receives the window's address. */
  readonly say: (url: string) => void;
}

/** Serves the window at a local address until the process is told to end. */
export async function serveWindow(options: ServeOptions): Promise<void> {
  const log = (error: unknown) => console.error(error);
  const files = join(appRoot(import.meta.url), 'dist', 'renderer');
  const slot = new WorkspaceSlot((path) => reachWorkspace(path, { log }));
  const handlers = windowHandlers({ slot, demo: ensureDemo, chooseFiles: null, keyring: null });
  await slot.open(options.workspace ?? (await ensureDemo()));
  try {
    // A server of its own: it outlives the one for other processes, which comes and goes with the file.
    const server = await startWebServer({ handlers, files, port: options.port, log });
    const url = server.url + firstView(options.workspace === null);
    options.say(url);
    if (options.openBrowser) openInBrowser(url);
    await endOfProcess();
    await server.close();
  } finally {
    await slot.close();
  }
}

function endOfProcess(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
