import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RoundSources } from './sources.ts';
import { startParallax } from './start-parallax.ts';

/** Starts `parallax import` of a round's sources in a process of its own. */
export function startImport(workspace: string, { paths, condition }: RoundSources): ChildProcess {
  return startParallax(['import', ...paths, '-w', workspace, '--condition', condition, '--json']);
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** How it ended: its exit code, or the signal that ended it. */
export async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  if (!hasEnded(child)) await once(child, 'exit');
  return child.exitCode ?? child.signalCode ?? 1;
}
