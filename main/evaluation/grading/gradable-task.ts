import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { VERIFIERS } from '../../../preload/schemas/grading-schema.ts';
import type { TaskSource } from '../../store/grading/task-sources.ts';
import { gradableHarbor } from '../harbor/gradable-harbor.ts';
import { type HarborTask, readHarborTask } from '../harbor/harbor-task.ts';
import { multiSweTask } from '../multi-swe-bench/multi-swe-task.ts';
import { type SweBenchFacts, sweBenchTask } from '../swe-bench/swe-bench-task.ts';
import { readProScripts } from '../swe-bench-pro/pro-scripts.ts';
import { sweBenchProTask } from '../swe-bench-pro/swe-bench-pro-task.ts';
import type { GradableTask } from '../verifier.ts';
import { verifierFor } from '../verifier-for.ts';

export type VerifierName = (typeof VERIFIERS)[number];

const FOLDERS = 'harbor-tasks';

/**
 * A task of the workspace with the verifier that fits what its imports tell: rows of instances as their benchmark grades
 * them, task folders as Harbor. Where there are both, rows count, unless `verifier` says otherwise.
 * @throws UserError that says what is missing
 */
export async function gradableTask(
  instance: string,
  sources: readonly TaskSource[],
  verifier?: VerifierName,
): Promise<GradableTask> {
  const folder = sources.find(({ format }) => format === FOLDERS);
  const rows = sources.filter(({ format }) => format !== FOLDERS);
  if (verifier === 'harbor' || (verifier === undefined && folder && !rows.some(hasTests))) {
    if (!folder) throw noFolder(instance);
    return gradableHarbor(await taskAt(folder), instance);
  }
  if (rows.length === 0) throw noRow(instance);
  const facts = merged(instance, rows);
  const named = verifier ?? verifierFor(facts);
  if (named === 'swe-bench-pro')
    return sweBenchProTask(facts, await readProScripts(await folderOf(rows[0] as TaskSource), instance));
  if (named === 'multi-swe-bench') return multiSweTask(facts);
  return sweBenchTask(facts, folder ? await buildOf(folder, rows) : null);
}

const hasTests = ({ fail_to_pass, test_patch }: TaskSource) =>
  test_patch !== null || (fail_to_pass?.length ?? 0) > 0;

/** Where the rows lie. */
const folderOf = async ({ path }: TaskSource) =>
  (await stat(path).catch(() => null))?.isDirectory() ? path : dirname(path);

const noRow = (instance: string) =>
  new UserError(
    'not-found',
    `Nothing imported tells how ${instance} is tested.`,
    'Import the instances of its benchmark, with test patch and lists of tests, or its task folder.',
  );

const noFolder = (instance: string) =>
  new UserError('not-found', `No task folder of ${instance} was imported.`, 'Import it, then grade again.');

/** The folder of a source with one task, or the one within it. */
function taskAt({ path, file }: TaskSource): Promise<HarborTask> {
  const name = file.replace(/\/?task\.toml$/, '');
  return readHarborTask(name === '' || name === basename(path) ? path : join(path, name), name);
}

/** Of each fact the first word. */
function merged(instance: string, rows: readonly TaskSource[]): SweBenchFacts {
  const first = <K extends keyof TaskSource>(key: K) =>
    (rows.find((row) => row[key] !== null)?.[key] ?? null) as TaskSource[K];
  const more = rows.flatMap((row) => (row.more === null ? [] : [JSON.parse(row.more) as object]));
  return {
    instance,
    ...{ image: first('image'), repository: first('repository'), version: first('version') },
    ...{ base_commit: first('base_commit'), reference_patch: first('reference_patch') },
    ...{ test_patch: first('test_patch'), fail_to_pass: first('fail_to_pass') },
    pass_to_pass: first('pass_to_pass'),
    more: Object.assign({}, ...more.reverse()) as Record<string, unknown>,
  };
}

/** A task folder beside the rows builds the image that they name, where it is the same one. */
async function buildOf(folder: TaskSource, rows: readonly TaskSource[]) {
  const named = rows.find(({ image }) => image !== null)?.image;
  if (named === undefined || named !== folder.image) return null;
  const { environment } = await taskAt(folder);
  return environment.length === 0 ? null : environment;
}
