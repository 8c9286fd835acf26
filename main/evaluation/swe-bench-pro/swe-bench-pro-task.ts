import { UserError } from '../../../analysis/model/user-error.ts';
import { hashOf } from '../../hash-of.ts';
import { testList } from '../../import/formats/task-instances/test-list.ts';
import type { ImportedTask } from '../../import/items.ts';
import { asText } from '../../import/untyped.ts';
import { patchOf } from '../patch-of.ts';
import { missingFact, requiredFact } from '../required-fact.ts';
import type { GradableTask } from '../verifier.ts';
import type { ProScripts } from './pro-scripts.ts';
import { readSweBenchPro } from './read-swe-bench-pro.ts';
import { runSweBenchPro } from './run-swe-bench-pro.ts';

/** Changes whenever the same output could come about, or be read, in another way. */
const VERSION = '1';

/** Of the run script, s: as long as the published harness keeps its sandbox. */
const SECONDS = 3600;

/** What is known of an instance. */
export type SweBenchProFacts = Pick<
  ImportedTask,
  'instance' | 'image' | 'base_commit' | 'reference_patch' | 'fail_to_pass' | 'pass_to_pass' | 'more'
>;

/** An instance as SWE-bench Pro grades it. @throws UserError that names what it lacks for being graded */
export function sweBenchProTask(task: SweBenchProFacts, scripts: ProScripts): GradableTask {
  const gold = {
    FAIL_TO_PASS: requiredFact(task, 'fail_to_pass'),
    PASS_TO_PASS: requiredFact(task, 'pass_to_pass'),
  };
  if (gold.FAIL_TO_PASS.length + gold.PASS_TO_PASS.length === 0) throw missingFact(task.instance, 'tests');
  const plan = {
    baseCommit: requiredFact(task, 'base_commit'),
    prepare: preparationOf(task),
    files: filesOf(task),
    scripts,
  };
  return {
    ...{ instance: task.instance, verifier: 'swe-bench-pro', verifier_version: VERSION, seconds: SECONDS },
    folder: '/app',
    image: { name: imageOf(task), build: null },
    tests_hash: hashOf({ plan, gold }),
    reference: task.reference_patch === null ? null : { kind: 'patch', patch: task.reference_patch },
    run: (engine, imageId, subject, { seconds = SECONDS, signal }) =>
      runSweBenchPro(engine, imageId, { plan, patch: patchOf(subject), seconds, signal }),
    read: (evaluated) => readSweBenchPro(evaluated, gold),
  };
}

/** The last line, which puts the test files in place; those before it put back the base commit, as is done anyway. */
function preparationOf({ instance, more }: SweBenchProFacts): string {
  const lines = asText(more?.before_repo_set_cmd)?.trim().split('\n') ?? [];
  const last = lines.at(-1)?.trim();
  if (last) return last;
  throw missingFact(instance, 'before_repo_set_cmd');
}

function filesOf({ instance, more }: SweBenchProFacts): readonly string[] {
  const files = testList(more?.selected_test_files_to_run);
  if (files !== null) return files;
  throw missingFact(instance, 'selected_test_files_to_run');
}

/** Earlier editions name an image that only their makers can get; the tag is of the public one. */
function imageOf({ instance, image, more }: SweBenchProFacts): string {
  const tag = asText(more?.dockerhub_tag);
  const name = tag ? `jefzda/sweap-images:${tag}` : image;
  if (name) return name;
  throw new UserError(
    'bad-input',
    `${instance} names no image.`,
    'Import the instances of SWE-bench Pro with their dockerhub_tag, or name an image under image_name.',
  );
}
