import type { Engine } from './engine.ts';
import { labelsOf } from './owner.ts';
import type { ReadOnlyFolder } from './sandbox-spec.ts';
import { tarOf } from './tar-of.ts';
import { within } from './within.ts';

/**
 * A volume with files in it, to be mounted where nothing may write: unlike a folder of this machine it is there on a
 * distant engine too. Filled through a container that is never started.
 */
export async function readOnlyVolume(engine: Engine, image: string, folder: ReadOnlyFolder): Promise<string> {
  const { docker, owner } = engine;
  const volume = await within(60, 'make a volume', docker.createVolume({ Labels: labelsOf(owner, 'files') }));
  const name = volume.name;
  const filler = await within(
    120,
    'make a container',
    docker.createContainer({
      Image: image,
      Cmd: ['true'],
      Labels: labelsOf(owner, 'filler'),
      HostConfig: {
        NetworkMode: 'none',
        Mounts: [{ Type: 'volume', Source: name, Target: folder.path }],
      },
    }),
  );
  try {
    await within(300, 'take files', filler.putArchive(await tarOf(folder.files), { path: folder.path }));
  } finally {
    await within(60, 'remove a container', filler.remove({ force: true }));
  }
  return name;
}
