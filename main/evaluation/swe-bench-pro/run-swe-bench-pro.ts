import { type NotGradedBecause, withoutBinaryFiles } from '../../../analysis/grading/index.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox, type SandboxResult } from '../../docker/sandbox.ts';
import { afterTests } from '../after-tests.ts';
import { applyPatch } from '../apply-patch.ts';
import type { Evaluated } from '../verifier.ts';
import type { ProScripts } from './pro-scripts.ts';
import { OUTPUT, type Parsed, runParser, type Written } from './run-parser.ts';

export interface SweBenchProPlan {
  readonly baseCommit: string;
  /** Puts the test files in place. */
  readonly prepare: string;
  /** What the run script is given. */
  readonly files: readonly string[];
  readonly scripts: ProScripts;
}

export interface SweBenchProRun {
  readonly plan: SweBenchProPlan;
  /** Null: the base commit as it is. */
  readonly patch: string | null;
  /** Of the run script, s. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

const FOLDER = '/app';
const SCRIPTS = '/verifier';

/** The published harness asks for 5 GiB at least. */
const MEMORY = 8 * 2 ** 30;

/**
 * Tests a patch as SWE-bench Pro does (`swe_bench_pro_eval.py`): applied to the base commit in a fresh container of the
 * instance's image without its binary files, then the test files, the run script, and the parser over what that wrote to
 * its two outputs. Each command is one call from outside; the outputs are taken outside and read in a second container.
 * @throws where the base commit cannot be put back
 */
export async function runSweBenchPro(engine: Engine, image: string, run: SweBenchProRun): Promise<Evaluated> {
  const began = performance.now();
  const { written, ...tested } = await runTests(engine, image, run);
  const { parser } = run.plan.scripts;
  const parsed = written === null ? NOT_PARSED : await runParser(engine, image, parser, written, run.signal);
  return {
    ...tested,
    log: tested.log + parsed.log,
    nonce: '',
    outputs: parsed.results === null ? {} : { [OUTPUT]: parsed.results },
    remarks: [...tested.remarks, ...parsed.remarks],
    seconds: (performance.now() - began) / 1000,
  };
}

const NOT_PARSED: Parsed = { results: null, log: '', remarks: [] };

type Tested = Pick<Evaluated, 'rung' | 'applied' | 'timedOut' | 'stopped' | 'log' | 'remarks'> & {
  /** Null where the tests did not run to their end. */
  readonly written: Written | null;
};

async function runTests(engine: Engine, image: string, run: SweBenchProRun): Promise<Tested> {
  const { plan, patch, seconds, signal } = run;
  const readOnly = [{ path: SCRIPTS, files: [{ path: 'run_script.sh', content: plan.scripts.run }] }];
  const limits = { memoryBytes: MEMORY };
  const sandbox = await createSandbox(engine, { image, workdir: FOLDER, readOnly, limits });
  try {
    await putBack(sandbox, plan.baseCommit);
    const placed = await place(sandbox, patch);
    if (placed.applied === false) return { ...ENDED, ...placed };
    const prepared = await sandbox.exec({ words: ['bash', '-c', plan.prepare] }, SHORT, { signal });
    signal?.throwIfAborted();
    const log = placed.log + logOf(plan.prepare, prepared);
    if (prepared.exitCode !== 0) return { ...ENDED, ...placed, log, stopped: 'reset-failed' };
    const words = ['bash', `${SCRIPTS}/run_script.sh`, ...argumentsOf(plan.files)];
    const ran = await sandbox.exec({ words, apart: true }, { seconds }, { signal });
    signal?.throwIfAborted();
    return {
      ...{ ...ENDED, ...placed, timedOut: ran.ended !== null },
      log: log + logOf(words.join(' '), ran),
      remarks: [...placed.remarks, ...(await afterTests(sandbox, ran))],
      written: ran.ended === null ? { output: ran.output.text, errors: ran.errors?.text ?? '' } : null,
    };
  } finally {
    await sandbox.remove();
  }
}

const ENDED = { timedOut: false, stopped: null as NotGradedBecause | null, written: null };

const SHORT = { seconds: 600, keepBytes: 2 ** 20 };

/** Run scripts take their files as one word; without one they run all that there are. */
const argumentsOf = (files: readonly string[]) => (files.length === 0 ? [] : [files.join(',')]);

/** `/workspace` is where the published harness has its own files, and some scripts write there. */
const PUT_BACK = [
  `git config --global --add safe.directory ${FOLDER}`,
  'git reset --hard "$1"',
  'git checkout "$1"',
  'mkdir -p /workspace',
].join(' && ');

async function putBack(sandbox: Sandbox, commit: string): Promise<void> {
  const { exitCode, output } = await sandbox.exec({ words: ['bash', '-c', PUT_BACK, 'bash', commit] }, SHORT);
  if (exitCode !== 0)
    throw new Error(`The repository in ${FOLDER} cannot be put back to ${commit}: ${output.text}`);
}

type Placed = Pick<Tested, 'rung' | 'applied' | 'log' | 'remarks'>;

/** What is left of a patch of binary files alone is nothing to apply. */
async function place(sandbox: Sandbox, patch: string | null): Promise<Placed> {
  const text = patch === null ? '' : withoutBinaryFiles(patch);
  const remarks = patch === null || text === patch ? [] : ['The patch was applied without its binary files.'];
  if (text.trim() === '') return { rung: null, applied: null, log: '', remarks };
  const placed = await applyPatch(sandbox, FOLDER, text);
  return { ...placed, applied: placed.rung !== null, remarks: [...remarks, ...placed.remarks] };
}

function logOf(command: string, { output, errors, ended, exitCode }: SandboxResult): string {
  const apart = errors === null ? '' : `[standard error]\n${errors.text}\n`;
  return `$ ${command}\n${output.text}\n${apart}[${ended ?? `exit ${exitCode}`}]\n`;
}
