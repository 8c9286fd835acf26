import type { Store } from '../../store/store-client.ts';

/** What began and was never heard of again becomes an attempt that was interrupted: it took place, and is done anew. */
export async function keepInterrupted(store: Store, experiment_id: number): Promise<number> {
  const tries = await store.call('interruptedTries', { experiment_id });
  const unknown = { steps: null, input_tokens: null, cached_tokens: null, output_tokens: null };
  for (const { run_id, started_at } of tries)
    await store.call('saveAttempt', {
      ...{ run_id, started_at, exit: 'error', exit_detail: 'interrupted', cost_usd: null, duration_s: null },
      ...{ ...unknown, patch: null, events: [], deliveries: [], checkpoints: [] },
    });
  return tries.length;
}
