import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../analysis/stats/random.ts';

/** When a round kills: after a share of the usual time and, if `commit`, only once the log of the file grows. */
export interface KillMoment {
  readonly share: number;
  readonly commit: boolean;
}

/** Every other round anywhere; else within the last fifth, or while an import is being committed. */
export function killMoment(round: number, random: Random): KillMoment {
  const share = random.uniform();
  if (round % 2 === 1) return { share, commit: false };
  return round % 4 === 0 ? { share: 0.8 + share / 5, commit: false } : { share: share * 0.8, commit: true };
}

/** A commit writes far more to the log than the job's own progress does, in bytes. */
const COMMIT_GROWTH = 16_384;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns when the moment has come or `ended` says that there is nothing left to kill. */
export async function awaitMoment(
  { share, commit }: KillMoment,
  usualTime: number,
  workspace: string,
  ended: () => boolean,
): Promise<void> {
  const from = performance.now() + share * usualTime;
  while (!ended() && performance.now() < from) await wait(1);
  if (!commit) return;
  const log = `${workspace}.wal`;
  let last = sizeOf(log);
  while (!ended()) {
    const size = sizeOf(log);
    if (size > last + COMMIT_GROWTH) return;
    last = Math.min(last, size);
    await wait(1);
  }
}
