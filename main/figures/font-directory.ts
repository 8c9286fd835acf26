import { join, sep } from 'node:path';
import { appRoot } from '../app-root.ts';

/**
 * Folder of the figures' fonts. The PNG writer is native code and cannot look into an asar archive, so in a packed
 * app the fonts lie beside it, unpacked.
 */
export function fontDirectory(): string {
  const inside = join(appRoot(import.meta.url), 'build', 'fonts');
  return inside.replace(`app.asar${sep}`, `app.asar.unpacked${sep}`);
}
