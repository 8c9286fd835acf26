import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const CLI = JSON.stringify(pathToFileURL(join(ROOT, 'dist/main/cli.js')).href);

/** What build/parallax.mjs does once everything is built, which the tests' global set-up sees to. */
const RUN = `import(${CLI}).then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(1));
});`;

/** One command after another in one process, since each start costs most of a second; NUL ends each one's output. */
const RUN_EACH = `import(${CLI}).then(async ({ main }) => {
  for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);
  for (const args of JSON.parse(process.argv[1])) {
    const code = await main(args);
    process.stdout.write('\\0' + code + '\\0');
    process.stderr.write('\\0');
  }
});`;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function textOf(stream: NodeJS.ReadableStream | null): () => string {
  const parts: Buffer[] = [];
  stream?.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts).toString();
}

/** A process to its end, with what it wrote. */
export function ended(child: ChildProcess): Promise<Ended> {
  const out = textOf(child.stdout);
  const err = textOf(child.stderr);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out: out(), err: err() }));
  });
}

function node(script: string, args: readonly string[], before: readonly string[] = []): ChildProcess {
  const [program, ...rest] = [...before, process.execPath, '--eval', script, '--', ...args];
  return spawn(program as string, rest, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts the command line as a process of its own. `before` is put in front of it, such as what limits it. */
export const start = (args: readonly string[], before: readonly string[] = []): ChildProcess =>
  node(RUN, args, before);

/** Runs the command line to its end. */
export const run = (...args: readonly string[]): Promise<Ended> => ended(start(args));

/** Runs several commands in one process, each to its end. @throws where not all of them came to one */
export async function runEach(commands: readonly (readonly string[])[]): Promise<readonly Ended[]> {
  const { out, err } = await ended(node(RUN_EACH, [JSON.stringify(commands)]));
  const outs = out.split('\0');
  const errs = err.split('\0');
  if (outs.length !== 2 * commands.length + 1) throw new Error(`not every command ended: ${out}${err}`);
  return commands.map((_, i) => ({
    code: Number(outs[2 * i + 1]),
    out: outs[2 * i] as string,
    err: errs[i] as string,
  }));
}

/** Runs it with `--json`: stdout is one document. @throws where it fails or is anything else */
export async function json<T>(...args: readonly string[]): Promise<T> {
  return documentOf<T>(await run(...args, '--json'));
}

/** The one JSON document on stdout. @throws where the command failed or wrote anything else */
export function documentOf<T>({ code, out, err }: Ended): T {
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as T;
}

/** What `--json` prints of a failure, which says on stderr the same. @throws where stdout is anything else */
export function failureOf({ out, err }: Ended): Readonly<Record<'code' | 'message' | 'what_to_do', string>> {
  const { error, ...rest } = JSON.parse(out);
  const keys = Object.keys(error).join();
  if (Object.keys(rest).length > 0 || keys !== 'code,message,what_to_do')
    throw new Error(`not a failure: ${out}`);
  for (const text of [error.message, error.what_to_do])
    if (text === '' || !err.includes(text)) throw new Error(`“${text}” is not in “${err}”`);
  return error;
}

/** A process that goes with the test. */
export function endsWithTest(child: ChildProcess): ChildProcess {
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  });
  return child;
}

/** What a process writes until it matches. @throws where it ends before */
export function written(child: ChildProcess, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part;
      if (until.test(text)) resolve(text);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} after “${text}”`)));
  });
}
