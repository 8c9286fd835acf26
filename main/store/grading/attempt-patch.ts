import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';

/** What an attempt left; null where that is not known. */
export async function attemptPatch(
  database: Database,
  { attempt_id }: { readonly attempt_id: number },
): Promise<string | null> {
  const [row] = await database.select('SELECT patch FROM attempt WHERE attempt_id = $attempt_id', {
    attempt_id,
  });
  if (!row) throw new UserError('not-found', 'The attempt is gone.', 'Its import may have been undone.');
  return row.patch as string | null;
}
