import type { z } from 'zod';
import type { sourceSchema } from '../../preload/schemas/import-schema.ts';
import { type DetectedSource, detectSources } from './detect.ts';

type Source = z.infer<typeof sourceSchema>;

/** What lies behind the paths and what it says of itself, without importing it. */
export async function inspectSources(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<readonly Source[]> {
  const found: Source[] = [];
  for (const source of await detectSources(paths, signal)) found.push(await inspectSource(source, signal));
  return found;
}

async function inspectSource({ path, format, reason }: DetectedSource, signal: AbortSignal): Promise<Source> {
  if (format === null) return { path, format, reason, n_files: 0, bytes: 0, groups: [], columns: null };
  return { path, format: format.name, reason, ...(await format.inspect(path, signal)) };
}
