import {
  type Evaluation,
  evaluationOf,
  type GoldTests,
  type LogParser,
  logParserNamed,
  logParserOfRepository,
  type TestSpec,
} from '../../../analysis/grading/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { ImportedTask } from '../../import/items.ts';
import { asObject, asText } from '../../import/untyped.ts';

/** A task instance with all that its grading needs. */
export interface SweBenchTask {
  readonly instance: string;
  readonly image: string;
  readonly reference_patch: string;
  readonly gold: GoldTests;
  readonly repository: string;
  readonly evaluation: Evaluation;
  readonly parse: LogParser;
  readonly log_parser: string;
}

/** @throws UserError that names what an imported task lacks for being graded */
export function sweBenchTask(task: ImportedTask): SweBenchTask {
  const has = <K extends keyof ImportedTask>(key: K): NonNullable<ImportedTask[K]> => {
    const value = task[key];
    if (value !== null && value !== '') return value as NonNullable<ImportedTask[K]>;
    throw new UserError(
      'bad-input',
      `${task.instance} has no ${key.replaceAll('_', ' ')}, without which it cannot be graded.`,
      'Import the whole instances of the benchmark, with test patch and lists of tests.',
    );
  };
  const repository = has('repository');
  const config = asObject(task.more?.install_config) ?? null;
  const log_parser = asText(config?.log_parser) ?? logParserOfRepository(repository);
  if (log_parser === null) throw noParser(repository);
  return {
    instance: task.instance,
    image: task.image ?? officialImage(task.instance),
    reference_patch: has('reference_patch'),
    gold: { FAIL_TO_PASS: has('fail_to_pass'), PASS_TO_PASS: has('pass_to_pass') },
    repository,
    evaluation: evaluationOf(
      {
        repository,
        version: task.version ?? '',
        baseCommit: has('base_commit'),
        testPatch: has('test_patch'),
      },
      ...(config ? [specOf(config)] : []),
    ),
    parse: logParserNamed(log_parser),
    log_parser,
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
