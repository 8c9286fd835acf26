import type { Engine } from '../../docker/engine.ts';
import { imageFolder } from '../../docker/image-folder.ts';
import { createSandbox, type Sandbox } from '../../docker/sandbox.ts';
import { afterTests } from '../after-tests.ts';
import { applyPatch } from '../apply-patch.ts';
import type { Evaluated, Subject } from '../verifier.ts';
import type { HarborTask } from './harbor-task.ts';

export interface HarborRun {
  readonly task: HarborTask;
  readonly subject: Subject;
  /** Of the verifier, s. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

const LOGS = '/logs/verifier';
/** Of these the reward is read; a program's own further files are not kept. */
const REWARDS = ['reward.txt', 'reward.json'];

/**
 * Tests as Harbor does: the subject in a fresh container of the task's image, then `tests/test.sh`. The tests and the
 * solution are mounted read-only; the reward is written by what runs inside, so a task's script has to guard it.
 * @throws where the task's own solution cannot be put in place
 */
export async function runHarbor(engine: Engine, image: string, run: HarborRun): Promise<Evaluated> {
  const began = performance.now();
  const { task, subject, seconds, signal } = run;
  const readOnly = [
    { path: '/tests', files: task.tests },
    ...(subject.kind === 'solution' ? [{ path: '/solution', files: task.solution }] : []),
  ];
  const sandbox = await createSandbox(engine, { image, readOnly, limits: task.limits });
  const evaluated = (more: Partial<Evaluated>): Evaluated => ({
    ...{ rung: null, applied: null, timedOut: false, stopped: null, log: '', nonce: '' },
    ...{ outputs: {}, remarks: [] },
    ...more,
    seconds: (performance.now() - began) / 1000,
  });
  try {
    const placed = await place(sandbox, await imageFolder(engine, image), subject);
    if (placed.applied === false) return evaluated(placed);
    await sandbox.exec({ words: ['mkdir', '-p', LOGS] }, { seconds: 60 });
    const ran = await sandbox.exec({ words: ['bash', '/tests/test.sh'] }, { seconds }, { signal });
    signal?.throwIfAborted();
    const remarks = await afterTests(sandbox, ran);
    return evaluated({
      ...placed,
      log: placed.log + ran.output.text,
      timedOut: ran.ended !== null,
      outputs: ran.ended === null ? await rewardsIn(sandbox) : {},
      remarks: [...placed.remarks, ...remarks],
    });
  } finally {
    await sandbox.remove();
  }
}

type Placed = Pick<Evaluated, 'rung' | 'applied' | 'log' | 'remarks'>;

async function place(sandbox: Sandbox, folder: string, subject: Subject): Promise<Placed> {
  if (subject.kind === 'nothing') return { rung: null, applied: null, log: '', remarks: [] };
  if (subject.kind === 'patch') {
    const placed = await applyPatch(sandbox, folder, subject.patch);
    return { ...placed, applied: placed.rung !== null };
  }
  const { exitCode, output } = await sandbox.exec(
    { words: ['bash', '/solution/solve.sh'] },
    { seconds: 600 },
  );
  if (exitCode !== 0) throw new Error(`The task’s own solution fails: ${output.text.slice(-2000)}`);
  return { rung: null, applied: null, log: output.text, remarks: [] };
}

async function rewardsIn(sandbox: Sandbox): Promise<Readonly<Record<string, string>>> {
  const files = await sandbox.get(LOGS);
  return Object.fromEntries(
    files
      .map(({ path, content }) => [path.replace(/^verifier\//, ''), content.toString()] as const)
      .filter(([name]) => REWARDS.includes(name)),
  );
}
