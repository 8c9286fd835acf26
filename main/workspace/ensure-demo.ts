import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mappingSchema } from '../../preload/schemas/mapping-schema.ts';
import { appRoot } from '../app-root.ts';
import { contentHash } from '../import/content-hash.ts';
import { placeNewFile } from '../store/place-new-file.ts';
import { demoPath } from './demo-path.ts';
import { finishJob } from './finish-job.ts';
import { openWorkspace } from './open-workspace.ts';

const manifestSchema = z.array(z.object({ path: z.string(), mapping: mappingSchema }));

/** In a packed app the sources lie beside the archive: DuckDB reads them itself. */
function sourcesFolder(): string {
  return join(appRoot(import.meta.url), 'build', 'demo', 'sources').replace('app.asar', 'app.asar.unpacked');
}

/**
 * The user's own copy of the demo workspace, made on first use by importing the real results that ship with the
 * program, like any other import. @returns its path
 */
export async function ensureDemo(): Promise<string> {
  const folder = sourcesFolder();
  const { hash } = await contentHash(folder, new AbortController().signal);
  const path = demoPath(hash);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  try {
    await fill(draft, folder);
    await placeNewFile(draft, path);
  } finally {
    for (const file of await leftovers(draft)) await rm(file, { force: true });
  }
  return path;
}

async function leftovers(draft: string): Promise<readonly string[]> {
  const names = await readdir(dirname(draft));
  return names.map((name) => join(dirname(draft), name)).filter((file) => file.startsWith(draft));
}

async function fill(path: string, folder: string): Promise<void> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const workspace = await openWorkspace(path, { log: console.error });
  try {
    for (const { path: source, mapping } of manifest) {
      const { job_id } = await workspace.port.call('import.start', {
        paths: [join(folder, source)],
        mapping,
      });
      await finishJob(workspace.port, job_id);
    }
  } finally {
    await workspace.close();
  }
}
