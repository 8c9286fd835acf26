import type { Engine } from '../../../main/docker/engine.ts';

/** What of ours is still on an engine but images to be used again: a sentence each, so none where all is well. */
export async function leftOn({ docker }: Engine): Promise<readonly string[]> {
  const filters = { label: ['parallax'] };
  const containers = await docker.listContainers({ all: true, filters });
  const { Volumes } = await docker.listVolumes({ filters });
  const snapshots = await docker.listImages({ filters: { label: ['parallax=snapshot'] } });
  const left = {
    containers: containers.length,
    volumes: (Volumes ?? []).length,
    snapshots: snapshots.length,
  };
  return Object.entries(left)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => `${n} ${what} were left`);
}
