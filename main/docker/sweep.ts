import type { Engine } from './engine.ts';
import { isOrphan, LABEL } from './owner.ts';
import { removedOf } from './removed-of.ts';
import { within } from './within.ts';

export interface Swept {
  readonly containers: number;
  readonly volumes: number;
  readonly snapshots: number;
}

/** Removes what processes of ours that are gone have left on the engine; what anybody else made is never touched. */
export async function sweep(engine: Engine): Promise<Swept> {
  const { docker, owner } = engine;
  const filters = { label: [LABEL] };
  const containers = await within(60, 'list containers', docker.listContainers({ all: true, filters }));
  const n_containers = await removedOf(
    containers.filter(({ Labels }) => isOrphan(Labels, owner)),
    ({ Id }) => docker.getContainer(Id).remove({ force: true, v: true }),
  );
  const { Volumes: volumes } = await within(60, 'list volumes', docker.listVolumes({ filters }));
  const n_volumes = await removedOf(
    (volumes ?? []).filter(({ Labels }) => isOrphan(Labels, owner)),
    ({ Name }) => docker.getVolume(Name).remove({ force: true }),
  );
  const images = await within(
    60,
    'list images',
    docker.listImages({ filters: { label: [`${LABEL}=snapshot`] } }),
  );
  const n_snapshots = await removedOf(
    images.filter(({ Labels }) => isOrphan(Labels ?? undefined, owner)),
    ({ Id }) => docker.getImage(Id).remove({ force: true }),
  );
  return { containers: n_containers, volumes: n_volumes, snapshots: n_snapshots };
}
