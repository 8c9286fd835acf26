import { hostname, uptime } from 'node:os';
import { isAlive } from '../workspace/is-alive.ts';

/** On everything that is made on an engine: what it is. */
export const LABEL = 'parallax';
const OWNER_LABEL = 'parallax.owner';
/** What the thing was made for: all that one piece of work made is found by it. */
export const USE_LABEL = 'parallax.use';

/** One process that makes things on an engine. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
  /** When it began, ms since the epoch: tells two processes that had the same number. */
  readonly began: number;
  /** The piece of work that things are made for; left out where that does not matter. */
  readonly use?: string;
}

export const thisOwner = (): Owner => ({
  host: hostname(),
  pid: process.pid,
  began: Math.round(performance.timeOrigin),
});

/** The labels of something that `kind` says what it is. */
export const labelsOf = (owner: Owner, kind: string): Record<string, string> => ({
  [LABEL]: kind,
  [OWNER_LABEL]: `${owner.host} ${owner.pid} ${owner.began}`,
  ...(owner.use !== undefined && { [USE_LABEL]: owner.use }),
});

/**
 * Whether what bears these labels is ours and nobody's any more: its process was on this machine and is gone. What a
 * process on another machine made is left alone, since nobody here can tell.
 */
export function isOrphan(labels: Readonly<Record<string, string>> | undefined, self: Owner): boolean {
  const [host, pid, began] = labels?.[OWNER_LABEL]?.split(' ') ?? [];
  if (host !== self.host || Number(began) === self.began) return false;
  const isOfAnotherBoot = Number(began) < Date.now() - uptime() * 1000;
  return isOfAnotherBoot || Number(pid) === self.pid || !isAlive(Number(pid));
}
