import { expect } from 'vitest';
import type { Script } from '../../../analysis/model/script.ts';
import type { Sandbox } from '../../../main/docker/sandbox.ts';
import type { Agent } from '../../../main/evaluation/attempt/agent.ts';
import { AttemptDriver } from '../../../main/evaluation/attempt/attempt-driver.ts';
import { type AttemptLimits, Meter } from '../../../main/evaluation/attempt/meter.ts';
import { Workspace } from '../../../main/evaluation/attempt/workspace.ts';
import { EventLog } from '../../../main/import/transcript/event-log.ts';
import { bash, testSandbox } from './test-engine.ts';

/** A repository with a base, a tag and a branch of the future, and files that are ignored or untracked. */
const MAKE = `set -e; git init -q -b main /repo; cd /repo; printf 'one\\ntwo\\n' > a; echo '*.o' > .gitignore
git add .; git commit -qm base; base=$(git rev-parse HEAD); echo fixed > a; git commit -qam 'the fix'; git tag v2
git branch future; git reset -q --hard $base; echo built > b.o; echo there > untracked; git remote add origin /nowhere`;

async function repository(): Promise<Sandbox> {
  const sandbox = await testSandbox();
  expect((await bash(sandbox, MAKE)).exitCode).toBe(0);
  return sandbox;
}

export const EMPTY: Script = { spine: [], overlays: [], method: 'original', label: 'single' };
interface Attempt {
  readonly agent: Agent;
  readonly script?: Script;
  readonly limits?: AttemptLimits;
  readonly sandbox?: Sandbox;
}

/** One attempt in a repository of its own. */
export async function attempt({ agent, script = EMPTY, limits = {}, sandbox }: Attempt) {
  const workspace = await Workspace.open(sandbox ?? (await repository()), '/repo');
  const driver = new AttemptDriver({
    ...{ instance: 'x', subject: 'x', statement: 'Mend it.', script, agent, workspace },
    ...{ log: new EventLog(), meter: new Meter(limits, Date.now), now: () => 7 },
    signal: new AbortController().signal,
  });
  return driver.result();
}

/** Who did what in which turn. */
export const told = (events: Awaited<ReturnType<typeof attempt>>['events']) =>
  events.map(({ turn, kind, speaker, body }) => [turn, speaker ?? kind, body.trim()]);
