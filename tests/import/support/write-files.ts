import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../support/temp-folder.ts';

/** A folder with the given files, which goes with the test; what is no text or bytes is written as JSON. */
export function writeFiles(files: Readonly<Record<string, unknown>>): string {
  const root = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
  }
  return root;
}

/** Values as the lines of a JSONL file. */
export const jsonLines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
