import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./inspect_logs.py', import.meta.url));
/** An interpreter that has `inspect_ai`; without one the viewer is not measured beside ours. */
const python = process.env.INSPECT_PYTHON ?? 'python3';
const PATIENCE_MS = 60_000;

const ask = (code: string): string | null => {
  const { status, stdout } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Version of the installed viewer; null where it is not installed. */
export const inspectVersion = (): string | null => ask('import inspect_ai; print(inspect_ai.__version__)');

/** Writes the trajectories under `source` as logs of the viewer. */
export function writeInspectLogs(source: string, out: string): void {
  const { status, stderr } = spawnSync(python, [script, source, out], { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`The logs could not be written: ${stderr}`);
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    if (await isUp(url)) return;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error('The viewer did not start.');
}

/** Runs `use` while the viewer shows the logs of a folder. */
export async function withInspectView<T>(
  logs: string,
  port: number,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const args = ['-m', 'inspect_ai', 'view', 'start', '--log-dir', logs, '--port', String(port)];
  const child = spawn(python, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  try {
    await waitFor(url, child);
    return await use(url);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
