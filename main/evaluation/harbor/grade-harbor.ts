import type { GradeVerdict, Verdict } from '../../../analysis/grading/index.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox } from '../../docker/sandbox.ts';
import { applyPatch } from '../apply-patch.ts';
import type { HarborTask } from './harbor-task.ts';

/** What is graded: a patch, the task's own solution, or the repository as it is. */
export type HarborSubject =
  | { readonly kind: 'patch'; readonly patch: string }
  | { readonly kind: 'solution' }
  | { readonly kind: 'nothing' };

export interface HarborGrade {
  readonly verdict: GradeVerdict;
  /** As the verifier wrote it; null where it wrote none. */
  readonly reward: number | null;
  readonly log: string;
  readonly image_id: string;
  readonly seconds: number;
}

export interface HarborSettings {
  /** Whether the task's solution earns the full reward; null where it has not been tried. */
  readonly referencePasses: boolean | null;
  /** Of the verifier, s; the task's own where it is not given. */
  readonly seconds?: number;
  readonly signal?: AbortSignal;
}

const LOGS = '/logs/verifier';

/**
 * Grades as Harbor does: the subject in a fresh container of the task's image, then `tests/test.sh`, whose reward counts:
 * 1 resolves. The tests and the solution are mounted read-only; the reward is written by what runs inside, so a task's
 * script has to guard it.
 */
export async function gradeHarbor(
  engine: Engine,
  imageId: string,
  task: HarborTask,
  subject: HarborSubject,
  settings: HarborSettings,
): Promise<HarborGrade> {
  const began = performance.now();
  const readOnly = [
    { path: '/tests', files: task.tests },
    ...(subject.kind === 'solution' ? [{ path: '/solution', files: task.solution }] : []),
  ];
  const sandbox = await createSandbox(engine, { image: imageId, readOnly, limits: task.limits });
  const graded = (verdict: GradeVerdict, log: string, reward: number | null = null): HarborGrade => ({
    ...{ verdict, reward, log, image_id: imageId },
    seconds: (performance.now() - began) / 1000,
  });
  try {
    const placed = await place(sandbox, await folderOf(engine, imageId), subject);
    if (placed.failed !== null) return graded(because(...placed.failed), placed.log);
    await sandbox.exec({ words: ['mkdir', '-p', LOGS] }, { seconds: 60 });
    const { seconds = task.seconds, signal, referencePasses } = settings;
    const ran = await sandbox.exec(
      { words: ['bash', '/tests/test.sh'] },
      { seconds },
      { ...(signal && { signal }) },
    );
    signal?.throwIfAborted();
    const log = placed.log + ran.output.text;
    if (ran.ended !== null)
      return graded(
        { ...because('test-timeout', 'The tests met a limit.'), timeout_counts: referencePasses },
        log,
      );
    if (referencePasses === false)
      return graded(
        because('infra-error', 'The solution does not earn the reward either: the task is broken here.'),
        log,
      );
    const reward = await rewardOf(sandbox);
    return graded(verdictOfReward(reward), log, reward);
  } finally {
    await sandbox.remove();
  }
}

interface Placed {
  readonly log: string;
  readonly failed: readonly [Verdict, string] | null;
}

async function place(sandbox: Sandbox, folder: string, subject: HarborSubject): Promise<Placed> {
  if (subject.kind === 'nothing' || (subject.kind === 'patch' && subject.patch.trim() === ''))
    return { log: '', failed: subject.kind === 'patch' ? ['empty-patch', 'The patch is empty.'] : null };
  if (subject.kind === 'patch') {
    const { rung, log } = await applyPatch(sandbox, folder, subject.patch);
    return { log, failed: rung === null ? ['patch-failed', 'The patch does not apply.'] : null };
  }
  const { exitCode, output } = await sandbox.exec(
    { words: ['bash', '/solution/solve.sh'] },
    { seconds: 600 },
  );
  const failed = ['infra-error', 'The solution’s own script failed.'] as const;
  return { log: output.text, failed: exitCode === 0 ? null : failed };
}

async function folderOf({ docker }: Engine, image: string): Promise<string> {
  return (await docker.getImage(image).inspect()).Config.WorkingDir || '/';
}

async function rewardOf(sandbox: Sandbox): Promise<number | null> {
  const files = await sandbox.get(LOGS);
  const text = (name: string) =>
    files
      .find(({ path }) => path === `verifier/${name}`)
      ?.content.toString()
      .trim();
  return numberIn(text('reward.txt')) ?? numberIn(rewardField(text('reward.json')));
}

const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/** The field `reward` of a JSON object, or the number that the file is. */
function rewardField(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const value = typeof read === 'object' && read !== null && 'reward' in read ? read.reward : read;
    return typeof value === 'number' ? String(value) : undefined;
  } catch {
    return undefined;
  }
}

function verdictOfReward(reward: number | null): GradeVerdict {
  if (reward === null) return because('infra-error', 'The verifier wrote no reward.');
  return reward === 1
    ? because('resolved', 'The reward is 1.')
    : because('unresolved', `The reward is ${reward}, not 1.`);
}

const because = (verdict: Verdict, text: string): GradeVerdict => ({
  verdict,
  timeout_counts: null,
  because: text,
});
