import type { SandboxResult } from '../../docker/sandbox.ts';
import type { AgentContext } from './agent.ts';
import { LimitReached } from './limit-reached.ts';

/** Of one command, s: what runs longer is ended, and the agent is told so. */
const COMMAND_SECONDS = 300;
const LIMITS = { keepBytes: 2 ** 20, outputBytes: 2 ** 28 };

/** Runs a command of the agent in its workspace and notes both in the transcript. @throws LimitReached where the attempt’s time is over */
export async function runCommand(
  { workspace, log, meter, signal }: Pick<AgentContext, 'workspace' | 'log' | 'meter' | 'signal'>,
  command: string,
  now: () => number = Date.now,
): Promise<SandboxResult> {
  log.command(command, { time: now() });
  const seconds = Math.max(1, Math.min(COMMAND_SECONDS, meter.secondsLeft));
  const result = await workspace.run(command, { ...LIMITS, seconds }, { signal });
  signal.throwIfAborted();
  log.output(result.output.text, { time: now(), exit_code: result.exitCode });
  if (result.ended === 'time' && meter.secondsLeft <= 0) throw new LimitReached('time-limit');
  return result;
}
