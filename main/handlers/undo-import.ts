import { type Undone, undoAnswer } from '../../analysis/import-report/undo-answer.ts';
import type { Progress } from '../jobs/job.ts';
import type { Store } from '../store/store-client.ts';

export async function* undoImport(store: Store, importId: number): AsyncGenerator<Progress, Undone> {
  const shared = { total: null, unit: 'runs', warnings: 0 };
  yield { ...shared, done: 0, message: 'Taking the import back' };
  const undone = await store.call('undoImport', { import_id: importId });
  yield { ...shared, done: undone.n_runs, message: undoAnswer(importId, undone) };
  return undone;
}
