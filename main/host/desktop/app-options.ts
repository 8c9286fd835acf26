import { join } from 'node:path';
import { appRoot } from '../../app-root.ts';
import { ensureDemo } from '../../workspace/ensure-demo.ts';
import type { Held } from '../../workspace/held.ts';
import { reachWorkspace } from '../../workspace/reach-workspace.ts';
import type { DesktopOptions } from './desktop.ts';

/** What the installed app, and `npm start`, run with. */
export function appOptions(): DesktopOptions {
  return {
    built: join(appRoot(import.meta.url), 'dist'),
    argv: process.argv,
    folder: process.cwd(),
    isMac: process.platform === 'darwin',
    demo: ensureDemo,
    openWorkspace,
    log: console.error,
  };
}

/** The dialog is this app's own even where another process holds the file. */
async function openWorkspace(
  path: string,
  chooseFiles: () => Promise<readonly string[]>,
): Promise<Held['workspace']> {
  const reached = await reachWorkspace(path, { chooseFiles, log: console.error });
  const choose = { 'files.choose': async () => ({ paths: await chooseFiles() }) };
  return { ...reached, handlers: { ...reached.handlers, ...choose } };
}
