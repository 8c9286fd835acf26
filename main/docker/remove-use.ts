import type { Engine } from './engine.ts';
import { USE_LABEL } from './owner.ts';
import { removedOf } from './removed-of.ts';
import { within } from './within.ts';

/** Removes all that was made for a piece of work and could not be removed at its end, as when the engine was away. */
export async function removeUse({ docker }: Engine, use: string): Promise<number> {
  const filters = { label: [`${USE_LABEL}=${use}`] };
  const containers = await within(60, 'list containers', docker.listContainers({ all: true, filters }));
  const n_containers = await removedOf(containers, ({ Id }) =>
    docker.getContainer(Id).remove({ force: true, v: true }),
  );
  const { Volumes } = await within(60, 'list volumes', docker.listVolumes({ filters }));
  return (
    n_containers +
    (await removedOf(Volumes ?? [], ({ Name }) => docker.getVolume(Name).remove({ force: true })))
  );
}
