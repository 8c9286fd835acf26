import type { Store } from '../../store/store-client.ts';
import { subjectOf } from './subject-of.ts';

/**
 * What began and was never heard of again becomes an attempt that was interrupted: it took place, what it spent stays spent, and
 * it is done anew.
 */
export async function keepInterrupted(store: Store, experiment_id: number): Promise<number> {
  const tries = await store.call('interruptedTries', { experiment_id });
  for (const { run_id, n, started_at } of tries)
    await store.call('saveAttempt', {
      ...{ run_id, started_at, exit: 'error', exit_detail: 'interrupted', duration_s: null, steps: null },
      ...(await store.call('spentBy', { subject: subjectOf(run_id, n) })),
      ...{ patch: null, events: [], deliveries: [], checkpoints: [] },
    });
  return tries.length;
}
