import { join } from 'node:path';
import { appRoot } from '../app-root.ts';
import { ensureDemo } from '../workspace/ensure-demo.ts';
import { reachWorkspace } from '../workspace/reach-workspace.ts';
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
  const path = options.workspace ?? (await ensureDemo());
  const reached = await reachWorkspace(path, { chooseFiles: null, files, port: options.port, log });
  // Where another process holds the file, this one serves the window and passes every request on.
  const own = reached.remote
    ? await startWebServer({ handlers: reached.handlers, files, port: options.port, log })
    : null;
  const url = own?.url ?? reached.url ?? '';
  options.say(url);
  if (options.openBrowser) openInBrowser(url);
  await endOfProcess();
  await own?.close();
  await reached.close();
}

function endOfProcess(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
