import { UserError } from '../../analysis/model/user-error.ts';
import type { EngineAddress } from './engine-options.ts';

const AWAY = [
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ECONNABORTED',
];

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** HTTP status of the engine's own answer; null where there was none. */
export const statusOf = (error: unknown): number | null =>
  (error as { statusCode?: number } | null)?.statusCode ?? null;

/** The engine's own words, without the client's frame around them. */
export function reasonOf(error: unknown): string {
  const { reason, json, message } = (error ?? {}) as {
    reason?: string;
    json?: { message?: string };
    message?: string;
  };
  return json?.message ?? message ?? reason ?? String(error);
}

/** Whether the engine did not answer at all, rather than refuse. */
export function isEngineAway(error: unknown): boolean {
  const cause = (error as { cause?: unknown } | null)?.cause;
  if (error instanceof EngineAwayError || (cause !== undefined && isEngineAway(cause))) return true;
  return AWAY.includes(codeOf(error) ?? '') || /socket hang up|other side closed/.test(reasonOf(error));
}

/** The engine stopped answering while something was under way. */
export class EngineAwayError extends Error {
  override readonly name = 'EngineAwayError';
}

const START: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Start Docker Desktop, OrbStack or `colima start`',
  win32: 'Start Docker Desktop (with the WSL 2 back end)',
  linux:
    'Start it with `sudo systemctl start docker` (Debian and Ubuntu: `sudo apt install docker.io` first)',
};

/** What a person is told when there is no engine at the address, or none that lets them in. */
export function explainEngineError(
  error: unknown,
  address: EngineAddress,
  platform = process.platform,
): UserError {
  const where = `${address.host} (by ${address.saidBy})`;
  if (codeOf(error) === 'EACCES' || statusOf(error) === 403) {
    const hint =
      'Add yourself to its group (`sudo usermod -aG docker $USER`, then log in again), or use rootless Docker.';
    return new UserError('permission', `Docker at ${where} does not let you in.`, hint, { cause: error });
  }
  if (isEngineAway(error)) {
    const hint = `${START[platform] ?? 'Start Docker'}, or set DOCKER_HOST to an engine that runs.`;
    return new UserError('not-found', `No Docker engine answers at ${where}.`, hint, { cause: error });
  }
  return new UserError('internal', `Docker at ${where} answered: ${reasonOf(error)}`, 'See its own log.', {
    cause: error,
  });
}
