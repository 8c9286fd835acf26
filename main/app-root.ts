import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds the app's package.json, upward from a module's `import.meta.url`: the repository when run
 * from source, the folder above `dist` when bundled, the archive's root when packed.
 */
export function appRoot(module_url: string): string {
  let folder = dirname(fileURLToPath(module_url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${fileURLToPath(module_url)}`);
    folder = parent;
  }
  return folder;
}
