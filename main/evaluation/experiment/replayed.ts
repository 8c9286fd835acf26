import type { Script } from '../../../analysis/model/script.ts';
import { turnsOfSpine } from '../../../analysis/scripts/index.ts';
import { EventLog } from '../../import/transcript/event-log.ts';
import type { AttemptResult, Delivery } from '../attempt/attempt-result.ts';

/** The attempt of an agent that hands in what was known before: it hears every turn and does nothing. */
export function replayed(script: Script, statement: string, patch: string | null): AttemptResult {
  const log = new EventLog();
  const deliveries: Delivery[] = [];
  const nothing = { rung: null, before_hash: null, after_hash: null };
  for (const { step, text } of turnsOfSpine(script, statement)) {
    log.userSays(text);
    if (step !== null)
      deliveries.push({ step, event_seq: log.events.length - 1, ...nothing, undelivered_reason: null });
  }
  const reason = 'the agent takes no steps';
  script.overlays.forEach((_, i) => {
    deliveries.push({
      step: script.spine.length + i,
      event_seq: null,
      ...nothing,
      undelivered_reason: reason,
    });
  });
  return {
    ...{ exit: 'submitted', exit_detail: null, steps: 0, usage: null, seconds: 0, patch },
    ...{ events: log.events, deliveries, checkpoints: [] },
  };
}
