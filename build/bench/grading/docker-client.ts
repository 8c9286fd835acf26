import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { evaluationOf } from '../../../analysis/grading/index.ts';
import { IMAGE, instanceOf, setTo, TEST_PATCH } from '../../drills/docker/made-task.ts';

const run = promisify(execFile);

/** As a sandbox is made: what `containerOptions` says, in the client's words. */
const LIKE_OURS = [
  ...['--network', 'none', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--memory', '4g'],
  ...['--memory-swap', '4g', '--cpus', '2', '--pids-limit', '1024', '--ipc', 'private', '--user', '0'],
  ...['--tmpfs', '/tmp:rw,exec,nosuid,nodev,mode=1777,size=1g', '--ulimit', 'core=0', '--log-driver', 'none'],
  ...['--workdir', '/testbed', '--entrypoint', '/bin/sh'],
];
const IDLE = "trap 'exit 0' TERM; while :; do sleep 86413 & wait; done";

/** Grades the reference by the commands that ours runs, each through the `docker` client. @returns the tests' output */
export async function gradeByClient(folder: string): Promise<string> {
  const docker = async (...args: readonly string[]) => (await run('docker', args)).stdout;
  const id = (await docker('run', '-d', ...LIKE_OURS, IMAGE, '-c', IDLE)).trim();
  const bash = (command: string) => docker('exec', '-w', '/testbed', id, 'bash', '-c', command);
  const put = async (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    await docker('cp', join(folder, name), `${id}:/parallax/${name}`);
  };
  try {
    await bash(
      'git config --global --add safe.directory "$PWD" && mkdir -p /parallax && git ls-files --others -z > /parallax/before',
    );
    await put('patch.diff', setTo('new'));
    await bash('git apply --verbose /parallax/patch.diff');
    let output = '';
    const { setup, steps } = evaluation();
    for (const { purpose, command, input } of steps) {
      if (input !== null) await put('input', input);
      const source = input === null ? '/dev/null' : '/parallax/input';
      const said = await bash(`${setup}\n(${command}\n) < ${source}`);
      if (purpose === 'run-tests') output = said;
      if (purpose === 'run-tests') await docker('top', id, '-eo', 'pid,stat,args');
    }
    await docker('inspect', id);
    return output;
  } finally {
    await docker('rm', '-f', '-v', id);
  }
}

function evaluation() {
  const { repo, version, base_commit, install_config } = instanceOf({ name: 'bench' });
  const about = { repository: repo, version, baseCommit: base_commit, testPatch: TEST_PATCH };
  return evaluationOf(about, { test: install_config.test_cmd, prepare: [], install: 'true' });
}
