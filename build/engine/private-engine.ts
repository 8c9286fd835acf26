import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine } from '../../main/docker/engine.ts';
import { sleep } from './sleep.ts';

export interface PrivateEngine {
  /** As `DOCKER_HOST`. */
  readonly host: string;
  readonly folder: string;
  /** Ends it as a crash or a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on what it had. */
  readonly start: () => Promise<void>;
  /** Ends it and removes all that it had. */
  readonly stop: () => Promise<void>;
}

/** Touches no rule of the host's network; every container has only its loopback. */
const FLAGS = [
  '--iptables=false',
  '--ip6tables=false',
  '--bridge=none',
  '--ip-forward=false',
  '--ip-masq=false',
];

/**
 * A Docker engine of one's own, with its own socket and data, beside any other. Needs `dockerd` and root.
 * @param extra further flags of `dockerd`
 */
export async function startPrivateEngine(
  extra: readonly string[] = [],
  root = tmpdir(),
): Promise<PrivateEngine> {
  const folder = mkdtempSync(join(root, 'parallax-engine-'));
  const host = `unix://${join(folder, 'docker.sock')}`;
  let child: ChildProcess | null = null;
  const start = async () => {
    child = launch(folder, host, extra);
    await ready(host, child, folder);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child) await ended(child, signal);
    child = null;
    endContainerd(folder);
  };
  await start();
  return {
    host,
    folder,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      unmount(join(folder, 'data'));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function launch(folder: string, host: string, extra: readonly string[]): ChildProcess {
  mkdirSync(join(folder, 'data'), { recursive: true });
  const log = openSync(join(folder, 'log'), 'a');
  const where = [
    ...['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec')],
    ...['-H', host, '--pidfile', join(folder, 'pid')],
  ];
  return spawn('dockerd', [...where, ...FLAGS, ...extra], { stdio: ['ignore', log, log] });
}

async function ready(host: string, child: ChildProcess, folder: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    const engine = await openEngine({ host, saidBy: 'default', certificates: null }).catch(() => null);
    if (engine) return;
    await sleep(100);
  }
  throw new Error(`dockerd did not start:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await exit;
  clearTimeout(late);
}

/** A killed `dockerd` leaves its data mounted upon itself, once for each time that it was started. */
function unmount(folder: string): void {
  while (spawnSync('umount', ['--recursive', '--lazy', folder], { stdio: 'ignore' }).status === 0);
}

/** A killed `dockerd` leaves its own containerd, whose number it wrote down. */
function endContainerd(folder: string): void {
  try {
    process.kill(Number(readFileSync(join(folder, 'exec/containerd/containerd.pid'), 'utf8')), 'SIGTERM');
  } catch {
    // It went with the engine.
  }
}
