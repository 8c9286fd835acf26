import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a runs table of `n` tasks, the first resolved, by the system `name`. @returns its path */
export function table(folder: string, name: string, n = 2): string {
  const file = join(folder, `${name}.csv`);
  const rows = Array.from({ length: n }, (_, i) => `a__a-${i + 1},${name},${i === 0}`);
  writeFileSync(file, `task,system,resolved\n${rows.join('\n')}\n`);
  return file;
}
