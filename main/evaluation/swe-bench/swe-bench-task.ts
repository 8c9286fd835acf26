import {
  evaluationOf,
  logParserNamed,
  logParserOfRepository,
  type TestSpec,
} from '../../../analysis/grading/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { hashOf } from '../../hash-of.ts';
import type { ImportedTask } from '../../import/items.ts';
import { asObject, asText } from '../../import/untyped.ts';
import { patchOf } from '../patch-of.ts';
import { readMarked } from '../read-marked.ts';
import { requiredFact } from '../required-fact.ts';
import type { GradableTask, ImageSource } from '../verifier.ts';
import { runSweBench } from './run-swe-bench.ts';

/** Changes whenever the same log could come about, or be read, in another way. */
const VERSION = '1';

/** Of the test command, s: as the published harness waits. */
const SECONDS = 1800;

/** What is known of a task instance. */
export type SweBenchFacts = Pick<
  ImportedTask,
  | 'instance'
  | 'image'
  | 'repository'
  | 'version'
  | 'base_commit'
  | 'reference_patch'
  | 'test_patch'
  | 'fail_to_pass'
  | 'pass_to_pass'
  | 'more'
>;

/** A task instance as SWE-bench grades it. @throws UserError that names what it lacks for being graded */
export function sweBenchTask(task: SweBenchFacts, build: ImageSource['build'] = null): GradableTask {
  const has = <K extends keyof SweBenchFacts>(key: K) => requiredFact(task, key);
  const repository = has('repository');
  const config = asObject(task.more?.install_config) ?? null;
  const log_parser = asText(config?.log_parser) ?? logParserOfRepository(repository);
  if (log_parser === null) throw noParser(repository);
  const gold = { FAIL_TO_PASS: has('fail_to_pass'), PASS_TO_PASS: has('pass_to_pass') };
  const about = {
    ...{ repository, version: task.version ?? '' },
    ...{ baseCommit: has('base_commit'), testPatch: has('test_patch') },
  };
  const evaluation = evaluationOf(about, ...(config ? [specOf(config)] : []));
  const reader = { parse: logParserNamed(log_parser), gold, repository };
  return {
    ...{ instance: task.instance, verifier: 'swe-bench', verifier_version: VERSION, seconds: SECONDS },
    folder: '/testbed',
    image: { name: task.image ?? officialImage(task.instance), build },
    tests_hash: hashOf({ evaluation, gold, log_parser }),
    reference: task.reference_patch === null ? null : { kind: 'patch', patch: task.reference_patch },
    run: (engine, imageId, subject, { seconds = SECONDS, signal }) =>
      runSweBench(engine, imageId, { evaluation, patch: patchOf(subject), seconds, signal }),
    read: (evaluated) => readMarked(evaluated, reader),
  };
}

const noParser = (repository: string) =>
  new UserError(
    'not-found',
    `No log parser is known for ${repository}.`,
    'Name one in the instance: install_config.log_parser.',
  );

/** As SWE-rebench writes how a repository is tested. */
function specOf(config: Readonly<Record<string, unknown>>): TestSpec {
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return {
    test: asText(config.test_cmd) ?? '',
    prepare: [...list(config.pre_install), ...list(config.pre_test)],
    install: asText(config.install) ?? 'true',
  };
}

/** Where SWE-bench's own images are on Docker Hub. */
const officialImage = (instance: string) =>
  `swebench/sweb.eval.x86_64.${instance.toLowerCase().replaceAll('__', '_1776_')}:latest`;
