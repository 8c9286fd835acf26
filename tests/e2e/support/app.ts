import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../build/parts.mjs';
import { printedAddress } from '../../support/printed-address.ts';

export interface App {
  /** The window's address with its token, ready for a `#/…`. */
  readonly url: string;
  /** The same as it was printed, with the view that it opens on. */
  readonly printed: string;
  /** A folder of its own, for files to import. */
  readonly folder: string;
  /** Ends the host as a crash would. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

/** No engine answers here: what a window shows must not depend on the machine. */
const NOWHERE = 'unix:///nowhere/docker.sock';

/**
 * Starts the built web host as `npm start` does, with a home folder of its own: on the demo workspace, on an empty
 * one, or on a file.
 */
export async function startApp(workspace: 'demo' | 'empty' | { readonly file: string }): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'parallax-window-'));
  const args = workspaceArguments(workspace, folder);
  const host = spawn(process.execPath, [join(ROOT, 'dist/main/serve.js'), '--no-open', ...args], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, LOCALAPPDATA: folder, DOCKER_HOST: NOWHERE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  const printed = await printedAddress(host);
  return {
    url: printed.replace(/#.*/, ''),
    printed,
    folder,
    kill: () => void host.kill('SIGKILL'),
    stop: async () => {
      host.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function workspaceArguments(workspace: Parameters<typeof startApp>[0], folder: string): readonly string[] {
  if (workspace === 'demo') return [];
  return [workspace === 'empty' ? join(folder, 'mine.duckdb') : workspace.file];
}
