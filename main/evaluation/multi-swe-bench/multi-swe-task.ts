import {
  goldOfMultiSwe,
  logParserNamed,
  logParserOfRepository,
  readMultiSweReport,
} from '../../../analysis/grading/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { hashOf } from '../../hash-of.ts';
import type { ImportedTask } from '../../import/items.ts';
import { asObject, asText, type Untyped } from '../../import/untyped.ts';
import { patchOf } from '../patch-of.ts';
import { missingFact, requiredFact } from '../required-fact.ts';
import type { GradableTask } from '../verifier.ts';
import { readMultiSwe } from './read-multi-swe.ts';
import { runMultiSwe } from './run-multi-swe.ts';

/** Changes whenever the same log could come about, or be read, in another way. */
const VERSION = '1';

/** Of the run, s; the published harness sets none. */
const SECONDS = 3600;

/** What is known of an instance. */
export type MultiSweFacts = Pick<
  ImportedTask,
  'instance' | 'image' | 'repository' | 'reference_patch' | 'test_patch' | 'more'
>;

/**
 * An instance as Multi-SWE-bench grades it: its record tells what passed before the fix, `logParser` (else the record's
 * own `log_parser`) reads what passes with a patch. @throws UserError that names what it lacks for being graded
 */
export function multiSweTask(task: MultiSweFacts, logParser: string | null = null): GradableTask {
  const repository = requiredFact(task, 'repository');
  const name = parserOf(task, repository, logParser);
  const before = recordOf(task);
  const record = readMultiSweReport(before);
  const gold = goldOfMultiSwe(record);
  if (gold.FAIL_TO_PASS.length === 0) throw missingFact(task.instance, 'fixed tests');
  const reader = { parse: logParserNamed(name), record, gold };
  return {
    ...{ instance: task.instance, verifier: 'multi-swe-bench', verifier_version: VERSION, seconds: SECONDS },
    folder: `/home/${repository.split('/').at(-1)}`,
    image: { name: task.image ?? imageOf(task, repository), build: null },
    tests_hash: hashOf({ before, log_parser: name, test_patch: task.test_patch }),
    reference: task.reference_patch === null ? null : { kind: 'patch', patch: task.reference_patch },
    run: (engine, imageId, subject, { seconds = SECONDS, signal }) =>
      runMultiSwe(engine, imageId, { patch: patchOf(subject), seconds, signal }),
    read: (evaluated) => readMultiSwe(evaluated, reader),
  };
}

const BEFORE = ['run_result', 'test_patch_result'] as const;
const GROUPS = ['p2p_tests', 'f2p_tests', 's2p_tests', 'n2p_tests'] as const;

/** What of a record decides: the two states before the fix, and the tests by group. */
function recordOf({ instance, more }: MultiSweFacts): Untyped {
  for (const key of BEFORE) if (!asObject(more?.[key])) throw missingFact(instance, key);
  return Object.fromEntries([...BEFORE, ...GROUPS].map((key) => [key, more?.[key] ?? {}]));
}

/**
 * The published harness has a parser for every repository, each with names of its own making, so none is taken for
 * granted: read by another one, no test of the record would be found.
 */
function parserOf({ instance, more }: MultiSweFacts, repository: string, given: string | null): string {
  const config = asObject(more?.install_config);
  const name =
    given ?? asText(more?.log_parser) ?? asText(config?.log_parser) ?? logParserOfRepository(repository);
  if (name) return name;
  throw new UserError(
    'not-found',
    `How the log of ${instance} is read is not known: no log parser is known for ${repository}.`,
    'Name one that gives the tests the names that the record has, in the instance: log_parser.',
  );
}

/** Where Multi-SWE-bench’s own images are on Docker Hub. */
function imageOf({ instance, more }: MultiSweFacts, repository: string): string {
  const number = more?.number;
  if (!/^\d+$/.test(String(number))) throw missingFact(instance, 'number');
  return `mswebench/${repository.toLowerCase().replace('/', '_m_')}:pr-${number}`;
}
