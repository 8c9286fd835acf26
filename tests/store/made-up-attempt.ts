import type { NewAttempt } from '../../main/store/experiments/save-attempt.ts';

/** An attempt as it is saved. */
export const newAttempt = (more: Partial<NewAttempt> = {}): NewAttempt => ({
  ...{ run_id: 1, exit: 'submitted', exit_detail: null, steps: 2, input_tokens: null, cached_tokens: null },
  ...{ output_tokens: null, cost_usd: null, duration_s: 1.5, started_at: 5, patch: 'diff' },
  events: [
    {
      ...{ seq: 0, turn: 0, thread: 0, kind: 'say', speaker: 'user', time: 5, tokens: null },
      ...{ exit_code: null, path: null, body: 'Mend it.' },
    },
  ],
  deliveries: [
    { step: 0, event_seq: 0, rung: null, before_hash: null, after_hash: null, undelivered_reason: null },
  ],
  checkpoints: [{ step: 0, event_seq: 0, patch: 'half' }],
  ...more,
});
