import { UserError } from '../../../analysis/model/user-error.ts';
import type { Engine } from '../../docker/engine.ts';
import { createSandbox, type Sandbox } from '../../docker/sandbox.ts';

export const OUTPUT = 'output.json';

/** What the tests wrote. */
export interface Written {
  readonly output: string;
  readonly errors: string;
}

export interface Parsed {
  /** Null where the parser wrote none. */
  readonly results: string | null;
  readonly log: string;
  readonly remarks: readonly string[];
}

const INPUT = '/verifier';
const FOLDER = '/parallax';

const MOST_BYTES = 2 ** 28;

/** Of the parser, s. */
const SECONDS = 600;

/**
 * Has an instance's parser read what the tests wrote, in a fresh container of the image: what the tests left behind, such
 * as results of their own or another Python, is not there. A parser sees the two texts alone, and so needs no more.
 */
export async function runParser(
  engine: Engine,
  image: string,
  parser: string,
  { output, errors }: Written,
  signal?: AbortSignal,
): Promise<Parsed> {
  const files = [
    { path: 'parser.py', content: parser },
    { path: 'stdout.log', content: output },
    { path: 'stderr.log', content: errors },
  ];
  const sandbox = await createSandbox(engine, { image, readOnly: [{ path: INPUT, files }] });
  try {
    await sandbox.exec({ words: ['sh', '-c', `rm -rf ${FOLDER} && mkdir ${FOLDER}`] }, { seconds: 60 });
    const paths = ['parser.py', 'stdout.log', 'stderr.log'].map((name) => `${INPUT}/${name}`);
    const words = ['python', ...paths, `${FOLDER}/${OUTPUT}`];
    const said = await sandbox.exec({ words }, { seconds: SECONDS, keepBytes: 2 ** 20 }, { signal });
    signal?.throwIfAborted();
    const written = await writtenBy(sandbox);
    const end = said.ended ?? `exit ${said.exitCode}`;
    return {
      results: written?.toString() ?? null,
      log: `$ python parser.py stdout.log stderr.log ${OUTPUT}\n${said.output.text}\n[${end}]\n`,
      remarks: written === null ? [`The parser wrote no ${OUTPUT} that can be kept (${end}).`] : [],
    };
  } finally {
    await sandbox.remove();
  }
}

/** Null where there is none, or one so large that only what the tests wrote can have made it so. */
async function writtenBy(sandbox: Sandbox): Promise<Buffer | null> {
  try {
    const [file] = await sandbox.get(`${FOLDER}/${OUTPUT}`, MOST_BYTES);
    return file?.content ?? null;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
