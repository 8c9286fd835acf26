import type { Progress } from '../jobs/job.ts';
import type { Store } from '../store/store-client.ts';

export async function* undoImport(
  store: Store,
  importId: number,
): AsyncGenerator<Progress, { n_runs: number }> {
  yield { done: 0, total: null, unit: 'runs', message: 'Taking the import back', warnings: 0 };
  return { n_runs: await store.call('undoImport', { import_id: importId }) };
}
