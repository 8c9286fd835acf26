import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../support/temp-folder.ts';

/** Values as the lines of a JSONL file. */
export const jsonLines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

function textOf(name: string, content: unknown): string {
  return name.endsWith('.jsonl') && Array.isArray(content) ? jsonLines(...content) : JSON.stringify(content);
}

/**
 * A folder with the given files, which goes with the test; what is no text or bytes is written as JSON, a list in a `.jsonl`
 * as its lines.
 */
export function writeFiles(files: Readonly<Record<string, unknown>>, root = tempFolder()): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : textOf(name, content));
  }
  return root;
}
