import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the whole public data, which lies beside the repository where it was fetched; null in a bare clone. */
export function sharedData(name: string): string | null {
  const path = join(import.meta.dirname, '../../../../shared/data', name);
  return existsSync(path) ? path : null;
}
