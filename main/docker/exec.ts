import type { Duplex } from 'node:stream';
import type { Container, Exec } from 'dockerode';
import { EngineAwayError, isEngineAway, reasonOf } from './explain-engine-error.ts';
import { KeptOutput, type Output } from './kept-output.ts';
import type { ExecLimits } from './sandbox-spec.ts';
import { within } from './within.ts';

export interface Command {
  /** Without a shell: the words as they are. */
  readonly words: readonly string[];
  readonly workdir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: string;
  /** Standard error goes to `errors` of the result instead of into the order of writing. */
  readonly apart?: boolean;
}

/** Why a command ended other than by itself. */
export type Ended = 'time' | 'output' | 'disk' | 'cancelled';

export interface ExecResult {
  /** Null where the command was ended. */
  readonly exitCode: number | null;
  readonly ended: Ended | null;
  /** Standard output and error in the order of writing; only the first where they are kept apart. */
  readonly output: Output;
  /** Null where it is among the output. */
  readonly errors: Output | null;
  readonly seconds: number;
}

export interface ExecWatch {
  readonly signal?: AbortSignal | undefined;
  readonly onOutput?: ((bytes: Buffer) => void) | undefined;
  /** Bytes that the sandbox has written to its layer; asked now and then while the command runs. */
  readonly diskBytes?: (() => Promise<number>) | undefined;
  readonly diskLimit?: number;
}

/** How often an engine is asked whether a command still runs, ms: its stream stays open as long as any child holds it. */
const LOOK = 500;
/** How long the stream may go on after the command's own end, ms. */
const DRAIN = 300;
const DISK_LOOK = 5_000;

/**
 * Runs one command to its end, or to the first limit that it meets; then whatever still runs is the caller's to end.
 * @throws EngineAwayError where the engine went away meanwhile
 */
export async function exec(
  container: Container,
  command: Command,
  limits: ExecLimits,
  watch: ExecWatch = {},
): Promise<ExecResult> {
  const began = performance.now();
  const started = await start(container, command);
  const kept = new KeptOutput(limits.keepBytes);
  const errors = command.apart ? new KeptOutput(limits.keepBytes) : null;
  const ended = await followed(started, { output: kept, errors: errors ?? kept }, limits, watch);
  started.stream.destroy();
  const exitCode = ended === null ? await exitCodeOf(started.exec) : null;
  const seconds = (performance.now() - began) / 1000;
  return { exitCode, ended, output: kept.end(), errors: errors?.end() ?? null, seconds };
}

/** Two pipes would be read in any order; with one, what was written first stands first. */
const IN_ORDER = ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh'];

interface Started {
  readonly exec: Exec;
  readonly stream: Duplex;
}

async function start(container: Container, { words, workdir, env, user, apart }: Command): Promise<Started> {
  const made = await within(
    120,
    'prepare a command',
    container.exec({
      Cmd: apart ? [...words] : [...IN_ORDER, ...words],
      AttachStdout: true,
      AttachStderr: true,
      ...(workdir !== undefined && { WorkingDir: workdir }),
      ...(user !== undefined && { User: user }),
      ...(env && { Env: Object.entries(env).map(([name, value]) => `${name}=${value}`) }),
    }),
  );
  const stream = await within(120, 'start a command', made.start({ hijack: true, stdin: false }));
  return { exec: made, stream };
}

/** By the number that the engine gives them. */
interface Streams {
  readonly output: KeptOutput;
  readonly errors: KeptOutput;
}

const ERRORS = 2;

/** @returns why it has to be ended, null where it ended by itself */
function followed(
  { exec: running, stream }: Started,
  kept: Streams,
  limits: ExecLimits,
  watch: ExecWatch,
): Promise<Ended | null> {
  return new Promise((resolve, reject) => {
    const timers: NodeJS.Timeout[] = [];
    const settle = (how: Ended | null | Error) => {
      for (const timer of timers) clearTimeout(timer);
      watch.signal?.removeEventListener('abort', onAbort);
      if (how instanceof Error) reject(how);
      else resolve(how);
    };
    const onAbort = () => settle('cancelled');
    const fail = (error: unknown) => settle(asAway(error));
    let total = 0;
    const take = demultiplexer((bytes, number) => {
      (number === ERRORS ? kept.errors : kept.output).add(bytes);
      watch.onOutput?.(bytes);
      total += bytes.length;
      if (total > limits.outputBytes) settle('output');
    });
    stream.on('data', take);
    stream.on('end', () => settle(null));
    stream.on('close', () => settle(null));
    stream.on('error', fail);
    const every = (ms: number, look: () => Promise<void>) => {
      timers.push(setInterval(() => void look().catch(fail), ms));
    };
    every(LOOK, async () => {
      if (!(await within(60, 'tell about a command', running.inspect())).Running)
        timers.push(setTimeout(() => settle(null), DRAIN));
    });
    if (watch.diskBytes)
      every(DISK_LOOK, async () => {
        if (((await watch.diskBytes?.()) ?? 0) > (watch.diskLimit ?? Number.POSITIVE_INFINITY))
          settle('disk');
      });
    timers.push(setTimeout(() => settle('time'), limits.seconds * 1000));
    if (watch.signal?.aborted) onAbort();
    else watch.signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** The engine's frames: one byte for the stream, three empty, four for the length, then the bytes. */
function demultiplexer(onBytes: (bytes: Buffer, stream: number) => void): (chunk: Buffer) => void {
  let header = Buffer.alloc(0);
  let left = 0;
  let stream = 0;
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (left === 0) {
        const need = 8 - header.length;
        header = Buffer.concat([header, rest.subarray(0, need)]);
        rest = rest.subarray(need);
        if (header.length < 8) return;
        left = header.readUInt32BE(4);
        stream = header[0]!;
        header = Buffer.alloc(0);
        continue;
      }
      const part = rest.subarray(0, left);
      left -= part.length;
      rest = rest.subarray(part.length);
      onBytes(part, stream);
    }
  };
}

/** The stream's end is no proof that the engine is still there: its own word about the command is. */
async function exitCodeOf(running: Exec): Promise<number> {
  for (let tries = 0; ; tries++) {
    const { ExitCode, Running } = await within(60, 'tell about a command', running.inspect()).catch(
      (error) => {
        throw asAway(error);
      },
    );
    if (!Running && ExitCode !== null) return ExitCode;
    if (tries > 100) throw new EngineAwayError('Docker closed the stream of a command that still runs.');
    // Most often it knows a moment later.
    await new Promise((resolve) => setTimeout(resolve, Math.min(50, 2 ** (tries + 1))));
  }
}

const asAway = (error: unknown): Error =>
  isEngineAway(error) && !(error instanceof EngineAwayError)
    ? new EngineAwayError(`Docker went away while a command ran: ${reasonOf(error)}`, { cause: error })
    : (error as Error);
