import type { Exit } from '../../../analysis/model/exit.ts';
import type { Script } from '../../../analysis/model/script.ts';
import { textOfSay, turnsOfSpine } from '../../../analysis/scripts/index.ts';
import type { EventLog } from '../../import/transcript/event-log.ts';
import type { Agent } from './agent.ts';
import type { AttemptResult, Checkpoint, Delivery } from './attempt-result.ts';
import { LimitReached } from './limit-reached.ts';
import type { Meter } from './meter.ts';
import { OverlayQueue, type QueuedOverlay } from './overlay-queue.ts';
import type { Workspace } from './workspace.ts';

export interface AttemptRun {
  readonly instance: string;
  readonly subject: string;
  readonly statement: string;
  readonly script: Script;
  readonly agent: Agent;
  readonly workspace: Workspace;
  readonly log: EventLog;
  readonly meter: Meter;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

interface End {
  readonly exit: Exit;
  readonly detail: string | null;
}

/**
 * One attempt: the script's turns in one conversation, each until the agent yields, with what the script does in between. A
 * limit ends it, and what was not delivered is noted. What the agent left is read in any case.
 * @throws what is no fault of the agent: the engine, the workspace, a model that cannot be reached; the caller tries again
 */
export class AttemptDriver {
  private readonly deliveries: Delivery[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  private readonly overlays: OverlayQueue;

  constructor(private readonly run: AttemptRun) {
    this.overlays = new OverlayQueue(run.script);
  }

  async result(): Promise<AttemptResult> {
    const { log, meter, workspace } = this.run;
    const { exit, detail } = await this.turns();
    const patch = await workspace.patch();
    return {
      ...{ exit, exit_detail: detail, steps: meter.steps, usage: meter.usage, seconds: meter.seconds },
      ...{ patch, events: log.events, deliveries: this.deliveries, checkpoints: this.checkpoints },
    };
  }

  private async turns(): Promise<End> {
    const { script, statement, agent, log, now } = this.run;
    const turns = turnsOfSpine(script, statement);
    const session = await agent.begin({ ...this.run, beforeStep: () => this.beforeStep() });
    let reached = 0;
    try {
      for (const { step, text, checkpoint } of turns) {
        log.userSays(text, { time: now() });
        reached += 1;
        if (step !== null) this.delivered(step);
        await session.turn(text);
        if (checkpoint !== null && step !== null) await this.check(step);
      }
      this.undelivered(reached, 'the attempt ended before');
      return { exit: 'submitted', detail: null };
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.undelivered(reached, error.message);
      return { exit: error.exit, detail: error.message };
    }
  }

  /** The agent is about to take a step: counted, and at most one overlay fires. */
  private async beforeStep(): Promise<readonly string[]> {
    const due = this.overlays.due(this.run.meter.step());
    return due === null ? [] : this.fire(due);
  }

  private async fire({ place, step }: QueuedOverlay): Promise<readonly string[]> {
    const { log, workspace, now } = this.run;
    const { edit, say } = step.what;
    const applied = edit ? await workspace.apply(edit.diff) : null;
    if (edit && applied?.rung === null) {
      this.notDelivered(place, 'the edit does not apply to what the agent has made of the file');
      return [];
    }
    if (edit) log.userEdit(edit.targets?.[0]?.path ?? null, edit.diff, { time: now() });
    const said = say ? [textOfSay(say)] : [];
    for (const text of said) log.userInterjects(text, { time: now() });
    this.delivered(place, applied ?? undefined);
    return said;
  }

  private async check(step: number): Promise<void> {
    const { log, workspace, now } = this.run;
    const patch = await workspace.patch();
    log.checkpoint(patch, { time: now() });
    this.checkpoints.push({ step, event_seq: log.events.length - 1, patch });
  }

  private delivered(step: number, edit?: Pick<Delivery, 'rung' | 'before_hash' | 'after_hash'>): void {
    const { rung = null, before_hash = null, after_hash = null } = edit ?? {};
    const event_seq = this.run.log.events.length - 1;
    this.deliveries.push({ step, event_seq, rung, before_hash, after_hash, undelivered_reason: null });
  }

  private notDelivered(step: number, undelivered_reason: string): void {
    const nothing = { event_seq: null, rung: null, before_hash: null, after_hash: null };
    this.deliveries.push({ step, ...nothing, undelivered_reason });
  }

  private undelivered(nReached: number, reason: string): void {
    const { spine } = this.run.script;
    for (let step = nReached; step < spine.length; step += 1) this.notDelivered(step, reason);
    for (const { place } of this.overlays.left) this.notDelivered(place, reason);
  }
}
