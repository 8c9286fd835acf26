import { fileSize } from '../../analysis/format/file-size.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Engine } from './engine.ts';
import { type KeptImages, keptImages } from './kept-images.ts';
import { keptBytes, nextRemoval, type RoomLimits } from './next-removal.ts';
import { removeKeptImage } from './remove-kept-image.ts';

export interface RoomRequest extends RoomLimits {
  /** Names or ids of images that have to stay; those of which there is a container stay anyway. */
  readonly inUse?: Iterable<string>;
}

/**
 * Makes room on an engine for images that are to come: removes images of ours, least recently used first, until they stay
 * within their budget and the disk has the reserve free. Nobody else's image is removed.
 * @returns ids of what was removed
 * @throws UserError `disk-full` with the sizes where it cannot be had
 */
export async function ensureRoom(engine: Engine, request: RoomRequest): Promise<readonly string[]> {
  const stay = new Set(request.inUse ?? []);
  const removed: string[] = [];
  for (;;) {
    const disk = await keptImages(engine, stay);
    for (const id of disk.givenUp) await removeKeptImage(engine, id);
    const next = nextRemoval(disk, request);
    if (next.kind === 'fits') return removed;
    if (next.kind === 'never') throw noRoom(disk, request, next.isBudget);
    if ((await removeKeptImage(engine, next.id)) === 'removed') removed.push(next.id);
    else stay.add(next.id);
  }
}

function noRoom(disk: KeptImages, { budgetBytes, reserveBytes }: RoomLimits, isBudget: boolean): UserError {
  const ours = fileSize(keptBytes(disk));
  const need = fileSize(reserveBytes);
  const free = disk.freeBytes === null ? 'an unknown amount is' : `${fileSize(disk.freeBytes)} are`;
  const nInUse = disk.images.filter(({ isInUse }) => isInUse).length;
  return new UserError(
    'disk-full',
    `There is no room for another image: ${need} are needed, ${free} free on the engine’s disk, and images of Parallax take ${ours} of the ${fileSize(budgetBytes)} that they may; ${nInUse} of ${disk.images.length} are in use.`,
    isBudget
      ? 'Let images take more, or wait until those in use are no longer needed.'
      : 'Free disk space, for example with `docker system prune`, or move Docker’s data to a larger disk.',
  );
}
