import { randomBytes } from 'node:crypto';
import type { Script } from '../../../analysis/model/script.ts';
import type { Engine } from '../../docker/engine.ts';
import { imageFolder } from '../../docker/image-folder.ts';
import { removeUse } from '../../docker/remove-use.ts';
import { createSandbox } from '../../docker/sandbox.ts';
import type { EventLog } from '../../import/transcript/event-log.ts';
import type { Agent } from '../attempt/agent.ts';
import { AttemptDriver } from '../attempt/attempt-driver.ts';
import type { AttemptResult } from '../attempt/attempt-result.ts';
import { type AttemptLimits, Meter } from '../attempt/meter.ts';
import { Workspace } from '../attempt/workspace.ts';

export interface SandboxedAttempt {
  readonly instance: string;
  readonly subject: string;
  readonly statement: string;
  readonly script: Script;
  readonly agent: Agent;
  readonly limits: AttemptLimits;
  /** Content id of the task's image, and where its repository is; null: where the image starts. */
  readonly image: string;
  readonly folder: string | null;
  readonly log: EventLog;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** One attempt in a container of its own, which is gone afterwards. @throws as `AttemptDriver` does */
export async function attemptInSandbox(engine: Engine, attempt: SandboxedAttempt): Promise<AttemptResult> {
  const { image, limits, now } = attempt;
  const use = randomBytes(8).toString('hex');
  const own = { ...engine, owner: { ...engine.owner, use } };
  const folder = attempt.folder ?? (await imageFolder(engine, image));
  try {
    const sandbox = await createSandbox(own, { image, workdir: folder });
    const workspace = await Workspace.open(sandbox, folder);
    const meter = new Meter(limits, now);
    return await new AttemptDriver({ ...attempt, workspace, meter }).result();
  } finally {
    await removeUse(engine, use).catch(() => {});
  }
}
