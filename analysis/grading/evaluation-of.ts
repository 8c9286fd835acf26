import { UserError } from '../model/user-error.ts';
import type { NotGradedBecause } from './not-graded.ts';
import { type PatchFiles, patchFiles } from './patch-files.ts';
import { shellWord } from './shell-word.ts';
import type { TestSpec } from './specs/test-spec.ts';
import { testSpecOf } from './specs/test-spec-of.ts';
import { testDirectives } from './test-directives.ts';

/** What of a task its evaluation needs; `repository` is `owner/name`. */
export interface EvaluatedTask {
  readonly repository: string;
  readonly version: string;
  readonly baseCommit: string;
  readonly testPatch: string;
}

/** `clear-tests` makes room for what the test patch adds: where a patch under test added it too, applying would fail. */
export type EvalPurpose =
  | 'install'
  | 'reset-tests'
  | 'clear-tests'
  | 'apply-tests'
  | 'run-tests'
  | 'restore-tests';

/** One command of a shell in which `setup` has run; `input` is its standard input. */
export interface EvalStep {
  readonly purpose: EvalPurpose;
  readonly command: string;
  readonly input: string | null;
  /** What a failure means for the grade; null where the published harness goes on as well. */
  readonly failure: NotGradedBecause | null;
}

/** `setup` enters the repository's folder and environment, and is wanted anew in each shell. */
export interface Evaluation {
  readonly setup: string;
  readonly steps: readonly EvalStep[];
}

const FOLDER = '/testbed';
const ACTIVATE = '/opt/miniconda3/bin/activate';

/**
 * How SWE-bench evaluates a patch that has been applied in `/testbed` of the task's image (harness 4,
 * `make_eval_script_list_py`): install, put the test files back to the base commit, apply the test patch, run the tests,
 * put the files back. It differs in two things: `clear-tests`, and no checkout where the test patch changes no file
 * of the base. Throws UserError where the task cannot be evaluated so.
 */
export function evaluationOf(task: EvaluatedTask, spec: TestSpec = knownSpec(task)): Evaluation {
  if (!/^[0-9a-f]{7,40}$/.test(task.baseCommit))
    throw new UserError(
      'bad-input',
      `“${task.baseCommit}” is no commit.`,
      'A base commit has up to 40 hexadecimal digits.',
    );
  const files = patchFiles(task.testPatch);
  const steps = [
    step('install', spec.install),
    ...checkout('reset-tests', task, files),
    ...cleared(files),
    step('apply-tests', 'git apply -v -', 'tests-errored', withLineEnd(task.testPatch)),
    step(
      'run-tests',
      [spec.test, ...testDirectives(task.testPatch, task.repository).map(shellWord)].join(' '),
    ),
    ...checkout('restore-tests', task, files),
  ];
  return { setup: setupOf(spec), steps };
}

function knownSpec({ repository, version }: EvaluatedTask): TestSpec {
  const spec = testSpecOf(repository, version);
  if (spec) return spec;
  throw new UserError(
    'not-found',
    `How ${repository} at version ${version} is tested is not known.`,
    'Known are the versions of the repositories of SWE-bench Verified; for others give the test command.',
  );
}

function setupOf({ prepare }: TestSpec): string {
  return [
    `if [ -f ${ACTIVATE} ]; then . ${ACTIVATE} && conda activate testbed; fi`,
    `cd ${FOLDER} || exit 1`,
    `git config --global --add safe.directory ${FOLDER}`,
    ...prepare,
  ].join('\n');
}

function step(
  purpose: EvalPurpose,
  command: string,
  failure: NotGradedBecause | null = null,
  input: string | null = null,
): EvalStep {
  return { purpose, command, input, failure };
}

function checkout(purpose: EvalPurpose, { baseCommit }: EvaluatedTask, { changed }: PatchFiles): EvalStep[] {
  if (changed.length === 0) return [];
  const command = `git checkout ${baseCommit} -- ${changed.map(shellWord).join(' ')}`;
  return [step(purpose, command, purpose === 'reset-tests' ? 'reset-failed' : null)];
}

const cleared = ({ added }: PatchFiles) =>
  added.length === 0 ? [] : [step('clear-tests', `rm -f -- ${added.map(shellWord).join(' ')}`)];

const withLineEnd = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
