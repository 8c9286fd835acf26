import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../../build/parts.mjs';

export interface App {
  /** The window's address with its token, ready for a `#/…`. */
  readonly url: string;
  /** A folder of its own, for files to import. */
  readonly folder: string;
  /** Ends the host as a crash would. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

/** The line that says where the window is. */
async function addressOf(host: ChildProcess): Promise<string> {
  const { stdout, stderr } = host;
  if (!stdout || !stderr) throw new Error('The host has no output to read.');
  const said: string[] = [];
  stderr.on('data', (chunk) => said.push(String(chunk)));
  for await (const line of createInterface({ input: stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
    said.push(line);
  }
  throw new Error(`The host ended without an address: ${said.join('\n')}`);
}

/**
 * Starts the built web host as `npm start` does, with a home folder of its own: on the demo workspace, on an empty
 * one, or on a file.
 */
export async function startApp(workspace: 'demo' | 'empty' | { readonly file: string }): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'parallax-window-'));
  const args = workspaceArguments(workspace, folder);
  const host = spawn(process.execPath, [join(ROOT, 'dist/main/serve.js'), '--no-open', ...args], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, LOCALAPPDATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  return {
    url: await addressOf(host),
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
