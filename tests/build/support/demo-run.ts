import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../build/demo/pack/git.ts';

/** What a task's `tests/test.sh` left behind. */
export interface DemoRun {
  /** What it printed, and what it wrote to `reward.txt`. */
  readonly log: string;
  readonly reward: string;
  /** Whether each test that the log speaks of passed. */
  readonly passed: Readonly<Record<string, boolean>>;
  /** Processes that the tests started and that still run. */
  readonly daemons: readonly number[];
}

/** A checkout of a task's base commit, made as its Dockerfile makes it. */
export function checkout(task: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet']);
  git(folder, ['fetch', '--quiet', join(task, 'environment', 'repository.bundle'), 'main']);
  git(folder, ['checkout', '--quiet', '-B', 'main', 'FETCH_HEAD']);
}

/** Runs a script with its output in a file: a daemon of the tests would keep a pipe open. */
async function run(script: string, env: Readonly<Record<string, string>>, output: string): Promise<void> {
  const file = openSync(output, 'w');
  try {
    const child = spawn('bash', [script], { env, stdio: ['ignore', file, file] });
    await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  } finally {
    closeSync(file);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The daemons that wrote their number below a folder. */
const daemonsOf = (folder: string): readonly number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('alarmd.pid'))
    .map((path) => Number(readFileSync(join(folder, path), 'utf8')))
    .filter((pid) => pid > 1 && pid !== process.pid && isAlive(pid));

/**
 * Runs a task's tests in a checkout below `folder`, after its reference patch where `solved`. What the tests leave
 * running ends soon after `folder` is removed.
 */
export async function runTask(
  task: string,
  folder: string,
  solved: boolean,
  commands: string,
): Promise<DemoRun> {
  const [repository, logs, temp] = ['repository', 'logs', 'temp'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  checkout(task, repository);
  mkdirSync(temp);
  const env = {
    PATH: `${commands}:/usr/local/bin:/usr/bin:/bin`,
    ...{ HOME: temp, TMPDIR: temp, LC_ALL: 'C.UTF-8' },
    ...{ DEMO_REPOSITORY: repository, DEMO_LOGS: logs },
  };
  if (solved) await run(join(task, 'solution', 'solve.sh'), env, join(folder, 'solve.txt'));
  await run(join(task, 'tests', 'test.sh'), env, join(folder, 'test.txt'));
  return {
    log: readFileSync(join(folder, 'test.txt'), 'utf8'),
    reward: readFileSync(join(logs, 'reward.txt'), 'utf8').trim(),
    passed: JSON.parse(readFileSync(join(logs, 'tests.json'), 'utf8')),
    daemons: daemonsOf(temp),
  };
}
