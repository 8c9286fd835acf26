import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../support/temp-folder.ts';

/** A folder of files that goes with the test: text as it stands, anything else as JSON. */
export function writeFiles(files: Readonly<Record<string, unknown>>): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const asIs = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, asIs ? content : JSON.stringify(content));
  }
  return folder;
}
