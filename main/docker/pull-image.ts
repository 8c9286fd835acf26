import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthConfig } from 'dockerode';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Engine } from './engine.ts';
import { isEngineAway, reasonOf, statusOf } from './explain-engine-error.ts';
import { type EngineProgress, readProgress } from './read-progress.ts';
import { registryLogin } from './registry-login.ts';

export interface PullProgress {
  /** Bytes of the layers that are on their way, as far as the registry has told. */
  readonly done: number;
  readonly total: number | null;
  readonly message: string;
}

export interface PullOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PullProgress) => void;
  /** Tries in all; each waits twice as long as the one before. */
  readonly tries?: number;
  /** Milliseconds before the second try. */
  readonly wait?: number;
  /** Seconds without a word after which a try is given up. */
  readonly silence?: number;
}

/** Pulls an image, tells how far it has come, and tries again where the registry or the way to it may be at fault. */
export async function pullImage(engine: Engine, name: string, options: PullOptions = {}): Promise<void> {
  const { tries = 4, wait = 2000, signal } = options;
  const { auth, trouble } = await registryLogin(name);
  for (let n = 1; ; n++) {
    try {
      return await pullOnce(engine, name, auth, options);
    } catch (error) {
      if (signal?.aborted) throw new UserError('cancelled', 'Cancelled.');
      if (isEngineAway(error) || !mayPass(error) || n >= tries) throw explained(name, error, n, trouble);
      await sleep(wait * 2 ** (n - 1), undefined, { ...(signal && { signal }) }).catch(() => {});
    }
  }
}

async function pullOnce(
  { docker }: Engine,
  name: string,
  auth: AuthConfig | null,
  { signal, onProgress, silence = 300 }: PullOptions,
): Promise<void> {
  const layers = new Map<string, readonly [number, number]>();
  const ending = new AbortController();
  const late = () => ending.abort(new Error(`the registry was silent for ${silence} s`));
  let timer = setTimeout(late, silence * 1000);
  const abortSignal = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])]);
  try {
    // The engine itself may wait for the registry before its first word.
    const stream = await docker.pull(name, { abortSignal, ...(auth && { authconfig: auth }) });
    for await (const told of readProgress(stream)) {
      clearTimeout(timer);
      timer = setTimeout(late, silence * 1000);
      onProgress?.(progressOf(layers, told));
    }
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function progressOf(layers: Map<string, readonly [number, number]>, told: EngineProgress): PullProgress {
  const { id, status = '', progressDetail } = told;
  const { current, total } = progressDetail ?? {};
  if (id !== undefined && current !== undefined && total !== undefined) layers.set(id, [current, total]);
  const all = [...layers.values()];
  return {
    done: all.reduce((sum, [done]) => sum + done, 0),
    total: all.length === 0 ? null : all.reduce((sum, [, of]) => sum + of, 0),
    message: id === undefined ? status : `${id}: ${status}`,
  };
}

/** What is missing or refused stays so; what timed out or was too much may pass. */
function mayPass(error: unknown): boolean {
  return !/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(
    reasonOf(error),
  );
}

function explained(name: string, error: unknown, tries: number, trouble: string | null): UserError {
  const reason = reasonOf(error);
  if (isEngineAway(error) || (statusOf(error) === null && /silent/.test(reason)))
    return new UserError('internal', `${name} could not be pulled: ${reason}.`, 'Try again.', {
      cause: error,
    });
  if (/denied|unauthorized|no basic auth/i.test(reason))
    return new UserError(
      'permission',
      `The registry refuses ${name}: ${reason}`,
      `Log in with \`docker login\`, or check the name.${trouble === null ? '' : ` Your login could not be read: ${trouble}.`}`,
      { cause: error },
    );
  if (/not found|manifest unknown/i.test(reason))
    return new UserError('not-found', `There is no image ${name}: ${reason}`, 'Check its name and tag.', {
      cause: error,
    });
  return new UserError(
    'internal',
    `${name} could not be pulled in ${tries} tries: ${reason}`,
    'Check the network, then try again.',
    { cause: error },
  );
}
