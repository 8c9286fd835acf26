import { randomBytes } from 'node:crypto';
import { markLog } from '../../../analysis/grading/index.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox } from '../../docker/sandbox.ts';
import { afterTests } from '../after-tests.ts';
import type { Evaluated } from '../verifier.ts';
import { checkPatches } from './check-patches.ts';

export interface MultiSweRun {
  /** Null: the test patch alone. */
  readonly patch: string | null;
  /** Of the image's script, s. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

const HOME = '/home';

/** Suites in seven languages, with compilers among them. */
const MEMORY = 8 * 2 ** 30;

/**
 * Tests a patch as Multi-SWE-bench does: it becomes `/home/fix.patch` in a fresh container of the instance's image, whose
 * own `/home/fix-run.sh` applies it with the test patch and runs the tests. The marks around that log are written outside.
 * @throws where the image has no such script, or its test patch does not apply
 */
export async function runMultiSwe(engine: Engine, image: string, run: MultiSweRun): Promise<Evaluated> {
  const began = performance.now();
  const { patch, seconds, signal } = run;
  const nonce = randomBytes(16).toString('hex');
  const sandbox = await createSandbox(engine, { image, limits: { memoryBytes: MEMORY } });
  const evaluated = (more: Partial<Evaluated>): Evaluated => ({
    ...{ rung: null, applied: null, timedOut: false, stopped: null, log: '', outputs: {}, remarks: [] },
    ...{ nonce, ...more },
    seconds: (performance.now() - began) / 1000,
  });
  try {
    const script = patch === null ? 'test-run.sh' : 'fix-run.sh';
    const text = await textOf(sandbox, script);
    const placed = patch === null ? UNTOUCHED : await place(sandbox, text, patch);
    if (placed.applied === false) return evaluated(placed);
    const words = ['bash', `${HOME}/${script}`];
    const ran = await sandbox.exec({ words }, { seconds }, { signal });
    signal?.throwIfAborted();
    const { output, ended, exitCode } = ran;
    return evaluated({
      ...placed,
      log: placed.log + (ended === null ? markLog(output.text, exitCode ?? -1, nonce) : output.text),
      timedOut: ended !== null,
      remarks: await afterTests(sandbox, ran),
    });
  } finally {
    await sandbox.remove();
  }
}

async function textOf(sandbox: Sandbox, script: string): Promise<string> {
  const [file] = await sandbox.get(`${HOME}/${script}`);
  if (file) return file.content.toString();
  throw new Error(`The image has no ${HOME}/${script}, so it is none of Multi-SWE-bench.`);
}

type Placed = Pick<Evaluated, 'rung' | 'applied' | 'log'>;

const UNTOUCHED: Placed = { rung: null, applied: null, log: '' };

async function place(sandbox: Sandbox, script: string, patch: string): Promise<Placed> {
  await sandbox.put(HOME, [{ path: 'fix.patch', content: patch.endsWith('\n') ? patch : `${patch}\n` }]);
  return checkPatches(sandbox, script);
}
