import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files under a folder: text as it is, anything else as JSON, lists under `.jsonl` as lines of it. */
export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isLines = name.endsWith('.jsonl') && Array.isArray(content);
    const text = isLines ? content.map((row) => JSON.stringify(row)).join('\n') : JSON.stringify(content);
    writeFileSync(path, typeof content === 'string' ? content : text);
  }
  return folder;
}
