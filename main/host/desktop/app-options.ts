import { join } from 'node:path';
import { appRoot } from '../../app-root.ts';
import { environmentKeys, firstOf } from '../../models/keys.ts';
import { ensureDemo } from '../../workspace/ensure-demo.ts';
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
    isLinux: process.platform === 'linux',
    reach: (path, kept) =>
      reachWorkspace(path, { log: console.error, keys: firstOf(environmentKeys(process.env), kept) }),
    log: console.error,
  };
}
