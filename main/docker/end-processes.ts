import type { Container } from 'dockerode';
import { IDLE_SECONDS } from './container-options.ts';
import { exec } from './exec.ts';
import { within } from './within.ts';

const TRIES = 3;
const LIMITS = { seconds: 10, keepBytes: 4096, outputBytes: 2 ** 20 };

/**
 * Ends everything that runs inside but the first process, whoever began it. Killing an `exec` from outside would leave
 * its children; a signal to all reaches them, and where even that cannot start (no process may be made any more) the
 * container itself is killed and started again, which keeps the files but those of the scratch in memory.
 */
export async function endProcesses(container: Container): Promise<'ended' | 'restarted'> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await othersRunning(container)) === 0) return 'ended';
    await exec(container, { words: ['/bin/sh', '-c', 'kill -9 -1'], user: '0', workdir: '/' }, LIMITS).catch(
      () => {},
    );
  }
  if ((await othersRunning(container)) === 0) return 'ended';
  await within(60, 'kill a container', container.kill());
  await within(60, 'start a container', container.start());
  return 'restarted';
}

/** @returns null where the engine cannot list them */
export async function othersRunning(container: Container): Promise<number | null> {
  try {
    const { Processes } = await within(30, 'list processes', container.top({ ps_args: '-eo pid,stat,args' }));
    const rows = (Processes as unknown as readonly (readonly string[])[]).map((row) => row.join(' '));
    return rows.filter((row) => !row.includes(`sleep ${IDLE_SECONDS}`) && !/^\s*\d+ Z/.test(row)).length;
  } catch {
    return null;
  }
}
