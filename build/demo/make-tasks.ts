import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packFiles } from './pack/pack-files.ts';

/**
 * `npm run demo:tasks [-- FOLDER]`: writes the task packs, in both their forms, from `tasks/source`. The same source gives
 * the same bytes on every machine.
 */
const out = resolve(process.argv[2] ?? import.meta.dirname);

const work = mkdtempSync(join(tmpdir(), 'parallax-tasks-'));
try {
  const files = packFiles(join(import.meta.dirname, 'tasks/source'), work);
  for (const folder of ['tasks/harbor', 'flaky-tasks'])
    rmSync(join(out, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
  const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`tasks: ${Object.keys(files).length} files, ${Math.round(bytes / 1000)} kB`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
