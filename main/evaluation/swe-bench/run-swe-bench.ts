import { randomBytes } from 'node:crypto';
import {
  type EvalStep,
  type Evaluation,
  markLog,
  type NotGradedBecause,
} from '../../../analysis/grading/index.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox, type SandboxResult } from '../../docker/sandbox.ts';
import { afterTests } from '../after-tests.ts';
import { type AppliedPatch, applyPatch } from '../apply-patch.ts';
import type { Evaluated } from '../verifier.ts';

export interface SweBenchRun {
  readonly evaluation: Evaluation;
  /** Null: the base commit as it is. */
  readonly patch: string | null;
  /** Of the test command, s. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

const FOLDER = '/testbed';

/**
 * Tests a patch as SWE-bench does: applied to the base commit in a fresh container of the task's image, the test files
 * put back and the test patch applied, then the tests. Each command is one call from outside, and the marks around the
 * tests' output are written outside, so that nothing inside can forge them.
 */
export async function runSweBench(engine: Engine, image: string, run: SweBenchRun): Promise<Evaluated> {
  const began = performance.now();
  const nonce = randomBytes(16).toString('hex');
  const sandbox = await createSandbox(engine, { image, workdir: FOLDER });
  try {
    const placed = run.patch === null ? UNTOUCHED : await applyPatch(sandbox, FOLDER, run.patch);
    const applied = run.patch === null ? null : placed.rung !== null;
    const ran = applied === false ? NOTHING : await runSteps(sandbox, run, nonce);
    return {
      ...{ rung: placed.rung, applied, timedOut: ran.timedOut, stopped: ran.stopped, nonce, outputs: {} },
      log: placed.log + ran.log,
      remarks: [...placed.remarks, ...ran.remarks],
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    await sandbox.remove();
  }
}

const UNTOUCHED: AppliedPatch = { rung: null, log: '', remarks: [] };

interface Ran {
  readonly log: string;
  readonly timedOut: boolean;
  readonly remarks: readonly string[];
  readonly stopped: NotGradedBecause | null;
}

const NOTHING: Ran = { log: '', timedOut: false, remarks: [], stopped: null };

async function runSteps(sandbox: Sandbox, run: SweBenchRun, nonce: string): Promise<Ran> {
  const logs: string[] = [];
  let remarks: readonly string[] = [];
  for (const step of run.evaluation.steps) {
    const result = await runStep(sandbox, run, step);
    if (step.purpose === 'run-tests') {
      remarks = await afterTests(sandbox, result);
      if (result.ended !== null)
        return { log: logs.join('') + result.output.text, timedOut: true, remarks, stopped: null };
      logs.push(markLog(result.output.text, result.exitCode ?? -1, nonce));
    } else logs.push(`$ ${step.command}\n${result.output.text}\n`);
    if (result.exitCode !== 0 && step.failure !== null)
      return { log: logs.join(''), timedOut: false, remarks, stopped: step.failure };
  }
  return { log: logs.join(''), timedOut: false, remarks, stopped: null };
}

const INPUT = '/parallax';

async function runStep(
  sandbox: Sandbox,
  { evaluation, seconds, signal }: SweBenchRun,
  { purpose, command, input }: EvalStep,
): Promise<SandboxResult> {
  if (input !== null) await sandbox.put(INPUT, [{ path: 'input', content: input }]);
  const source = input === null ? '/dev/null' : `${INPUT}/input`;
  const words = ['bash', '-c', `${evaluation.setup}\n(${command}\n) < ${source}`];
  const limits =
    purpose === 'run-tests' ? { seconds } : { seconds: Math.max(seconds, 600), keepBytes: 2 ** 20 };
  const result = await sandbox.exec({ words }, limits, { signal });
  signal?.throwIfAborted();
  return result;
}
