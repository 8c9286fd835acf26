import type { Engine } from './engine.ts';
import { readProgress } from './read-progress.ts';

/** Makes an image of one layer from a root file system's tar. @param changes as in a Dockerfile */
export async function importImage(
  engine: Engine,
  archive: NodeJS.ReadableStream,
  name: string,
  changes: readonly string[] = [],
): Promise<void> {
  const [repo, tag] = name.split(':');
  const stream = await engine.docker.importImage(archive, { repo, tag, changes: [...changes] });
  for await (const _ of readProgress(stream as unknown as NodeJS.ReadableStream)) {
    // Importing has nothing to tell but its end.
  }
}
