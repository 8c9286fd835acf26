import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../build/demo/sources');

interface Source {
  readonly path: string;
  readonly mapping: unknown;
}

/** What `import` is told for a source of the demo: where it lies, and the demo's mapping of it, written into `folder`. */
export function demoSource(name: string, folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(SOURCES, 'manifest.json'), 'utf8')) as readonly Source[];
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(manifest.find(({ path }) => path === name)?.mapping));
  return [join(SOURCES, name), '--mapping', file];
}
