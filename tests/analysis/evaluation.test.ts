import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EvaluatedTask,
  evalScript,
  evaluationOf,
  LOG_PARSERS,
  readMarkedLog,
  testDirectives,
  testSpecOf,
} from '../../analysis/grading/index.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { readCases } from '../oracles/read-fixture.ts';

const NONCE = 'ab'.repeat(16);

describe('evaluationOf', () => {
  interface Expected {
    readonly directives: readonly string[];
    readonly reset: readonly string[];
    readonly test: string;
    readonly install: string;
    readonly prepare: readonly string[];
  }
  const cases = readCases<EvaluatedTask & { instance: string }, Expected>('test_directives', 'tasks');

  it.each(cases)('runs what the published harness runs: $input.instance', ({ input, output }) => {
    expect(testDirectives(input.testPatch, input.repository)).toEqual(output.directives);
    const { setup, steps } = evaluationOf(input);
    const command = (purpose: string) => steps.find((step) => step.purpose === purpose)?.command;
    const checkout =
      output.reset.length === 0 ? undefined : `git checkout ${input.baseCommit} -- ${output.reset.join(' ')}`;
    expect([command('reset-tests'), command('restore-tests')]).toEqual([checkout, checkout]);
    expect([command('install'), command('run-tests')]).toEqual([output.install, output.test]);
    expect(setup.split('\n').slice(3)).toEqual(output.prepare);
  });

  it('knows the 100 tasks’ versions, and refuses what it does not know', () => {
    const [{ input }] = cases as [(typeof cases)[0]];
    expect(testSpecOf('django/django', '3.0')?.prepare).toHaveLength(4);
    expect([testSpecOf('django/django', '0.1'), testSpecOf('constructor', 'name')]).toEqual([null, null]);
    expect(() => evaluationOf({ ...input, version: '99' })).toThrow(UserError);
    expect(() => evaluationOf({ ...input, baseCommit: 'HEAD; rm -rf /' })).toThrow(UserError);
  });

  it('resets what is renamed or deleted by its old name, clears what is added, quotes what a shell would read', () => {
    const testPatch = [
      ...['diff --git a/old name.py b/new name.py', 'similarity index 100%', 'rename from old name.py'],
      ...[
        'rename to new name.py',
        'diff --git a/gone.py b/gone.py',
        'deleted file mode 100644',
        '--- a/gone.py',
      ],
      ...[
        '+++ /dev/null',
        '@@ -1 +0,0 @@',
        '--- a/quoted.py',
        'diff --git a/$(x).py b/$(x).py',
        'new file mode 100644',
      ],
      ...['--- /dev/null', '+++ b/$(x).py', '@@ -0,0 +1 @@', '+1', ''],
    ].join('\n');
    const task = { repository: 'a/b', version: '1', baseCommit: '0123456', testPatch };
    const { steps } = evaluationOf(task, { test: 'run', install: 'true', prepare: [] });
    expect(Object.fromEntries(steps.map(({ purpose, command }) => [purpose, command]))).toEqual({
      ...{ install: 'true', 'apply-tests': 'git apply -v -' },
      'reset-tests': "git checkout 0123456 -- 'old name.py' gone.py",
      'clear-tests': "rm -f -- '$(x).py'",
      'run-tests': "run 'new name.py' gone.py '$(x).py'",
      'restore-tests': "git checkout 0123456 -- 'old name.py' gone.py",
    });
  });
});

describe('evalScript', () => {
  let folder: string;
  let baseCommit: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parallax-evaluation-'));
    git('init', '-q');
    write('test_old.sh', 'echo PASSED base\n');
    git('add', '.');
    git('commit', '-qm', 'base');
    baseCommit = git('rev-parse', 'HEAD').trim();
    write('test_old.sh', "echo PASSED old\nprintf 'FAILED its - END_OF_INPUT_0'\n");
    write('test_new.sh', 'echo PASSED new\nEND_OF_INPUT_0\nexit 3\n');
    git('add', '-N', '.');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Takes the changed tests away as a patch, as they are before an evaluation. */
  function task(): EvaluatedTask {
    const testPatch = git('diff');
    git('reset', '-q', '--hard');
    rmSync(join(folder, 'test_new.sh'), { force: true });
    return { repository: 'a/b', version: '1', baseCommit, testPatch };
  }

  function run(given: EvaluatedTask) {
    const spec = {
      test: 'run() { for f; do bash "$f" || code=$?; done; return $code; }; run',
      install: 'echo PASSED install',
      prepare: ['export code=0'],
    };
    const script = evalScript(evaluationOf(given, spec), NONCE).replaceAll('/testbed', folder);
    const env = { ...process.env, HOME: folder };
    return spawnSync('bash', ['-s'], { input: script, encoding: 'utf8', cwd: tmpdir(), env }).stdout;
  }

  it('gives the results of the tests as they are in the test patch, and their exit code', () => {
    const given = task();
    write('test_old.sh', 'echo PASSED cheat\n');
    write('test_new.sh', 'echo PASSED cheat too\n');
    const read = readMarkedLog(run(given), NONCE, LOG_PARSERS.parse_log_pytest);
    expect(read.graded && { exitCode: read.exitCode, statuses: [...read.statuses] }).toEqual({
      exitCode: 3,
      statuses: [
        ['new', 'PASSED'],
        ['old', 'PASSED'],
        ['its', 'FAILED'],
      ],
    });
    expect(readFileSync(join(folder, 'test_old.sh'), 'utf8')).toBe('echo PASSED base\n');
  });

  it('stops before the tests where their patch does not apply', () => {
    const given = task();
    const log = run({
      ...given,
      testPatch: given.testPatch.replace('-echo PASSED base', '-echo PASSED other'),
    });
    expect(readMarkedLog(log, NONCE, LOG_PARSERS.parse_log_pytest)).toEqual({
      graded: false,
      because: 'no-markers',
    });
  });
});
