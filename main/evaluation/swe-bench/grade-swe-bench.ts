import { randomBytes } from 'node:crypto';
import {
  type EvalStep,
  type GradingFacts,
  markLog,
  type NotGradedBecause,
  verdictOf,
} from '../../../analysis/grading/index.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox, type SandboxResult } from '../../docker/sandbox.ts';
import type { SandboxLimits } from '../../docker/sandbox-spec.ts';
import { applyPatch } from '../apply-patch.ts';
import type { PatchGrade } from '../patch-grade.ts';
import { readGrade } from '../read-grade.ts';
import type { SweBenchTask } from './swe-bench-task.ts';

export interface GradeSettings {
  /** Of the test command, s. */
  readonly seconds: number;
  readonly limits?: Partial<SandboxLimits>;
  /** Whether the reference resolves the task under these settings; null where it has not been tried. */
  readonly referencePasses: boolean | null;
  readonly signal?: AbortSignal;
}

const FOLDER = '/testbed';
const NEVER: Pick<GradingFacts, 'timedOut' | 'resolution' | 'notGraded'> = {
  timedOut: false,
  resolution: null,
  notGraded: null,
};

/**
 * Grades a patch as SWE-bench does: applied to the base commit in a fresh container of the task's image, the test files
 * put back and the test patch applied, the tests run, their log read. Each command is one call from outside, and the marks
 * around the tests' output are written outside, so that nothing inside can forge them.
 */
export async function gradeSweBench(
  engine: Engine,
  imageId: string,
  task: SweBenchTask,
  patch: string,
  settings: GradeSettings,
): Promise<PatchGrade> {
  const began = performance.now();
  const nonce = randomBytes(16).toString('hex');
  const { referencePasses } = settings;
  const graded = (facts: Partial<GradingFacts>, more: Partial<PatchGrade> = {}): PatchGrade => ({
    ...{ report: null, rung: null, log: '', nonce, image_id: imageId, remarks: [] },
    ...more,
    seconds: (performance.now() - began) / 1000,
    verdict: verdictOf({ ...NEVER, patchEmpty: false, patchApplied: null, referencePasses, ...facts }),
  });
  if (patch.trim() === '') return graded({ patchEmpty: true });
  const sandbox = await createSandbox(engine, {
    image: imageId,
    workdir: FOLDER,
    limits: settings.limits ?? {},
  });
  try {
    const { rung, log, remarks } = await applyPatch(sandbox, FOLDER, patch);
    if (rung === null) return graded({ patchApplied: false }, { log });
    const ran = await runSteps(sandbox, task, settings, nonce);
    const more = { rung, log: log + ran.log, remarks: [...remarks, ...(await remarksOn(sandbox, ran))] };
    if (ran.stopped !== null || ran.timedOut)
      return graded({ patchApplied: true, timedOut: ran.timedOut, notGraded: ran.stopped }, more);
    const { report, ...facts } = readGrade(ran.log, nonce, task);
    return graded({ patchApplied: true, ...facts }, { ...more, report });
  } finally {
    await sandbox.remove();
  }
}

interface Ran {
  readonly log: string;
  readonly timedOut: boolean;
  readonly omitted: number;
  /** Why there is nothing to read. */
  readonly stopped: NotGradedBecause | null;
}

async function runSteps(
  sandbox: Sandbox,
  task: SweBenchTask,
  settings: GradeSettings,
  nonce: string,
): Promise<Ran> {
  const logs: string[] = [];
  let omitted = 0;
  for (const step of task.evaluation.steps) {
    const result = await runStep(sandbox, task, step, settings);
    if (step.purpose === 'run-tests') {
      omitted = result.output.omitted;
      if (result.ended === 'time' || result.ended === 'output' || result.ended === 'disk')
        return { log: logs.join('') + result.output.text, timedOut: true, omitted, stopped: null };
      logs.push(markLog(result.output.text, result.exitCode ?? -1, nonce));
      await sandbox.quiet();
    } else logs.push(`$ ${step.command}\n${result.output.text}\n`);
    if (result.exitCode !== 0 && step.failure !== null)
      return { log: logs.join(''), timedOut: false, omitted, stopped: step.failure };
  }
  return { log: logs.join(''), timedOut: false, omitted, stopped: null };
}

const INPUT = '/parallax';

async function runStep(
  sandbox: Sandbox,
  { evaluation }: SweBenchTask,
  { purpose, command, input }: EvalStep,
  { seconds, signal }: GradeSettings,
): Promise<SandboxResult> {
  if (input !== null) await sandbox.put(INPUT, [{ path: 'input', content: input }]);
  const source = input === null ? '/dev/null' : `${INPUT}/input`;
  const words = ['bash', '-c', `${evaluation.setup}\n(${command}\n) < ${source}`];
  const limits =
    purpose === 'run-tests' ? { seconds } : { seconds: Math.max(seconds, 600), keepBytes: 2 ** 20 };
  const result = await sandbox.exec({ words }, limits, { ...(signal && { signal }) });
  signal?.throwIfAborted();
  return result;
}

async function remarksOn(sandbox: Sandbox, { omitted }: Ran): Promise<readonly string[]> {
  return [
    ...(omitted > 0 ? [`The tests wrote more than is kept: ${omitted} bytes are left out of the log.`] : []),
    ...((await sandbox.wasOutOfMemory()) ? ['Something in the container was ended for want of memory.'] : []),
  ];
}
