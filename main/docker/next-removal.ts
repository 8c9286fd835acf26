/** An image of ours, as it lies on the engine. */
export interface KeptImage {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly lastUse: number;
  /** Bytes of layers that no other image has. */
  readonly uniqueBytes: number;
  /** Bytes of layers that another image has too, ours or not. */
  readonly sharedBytes: number;
  /** A container is made of it, or the caller needs it. */
  readonly isInUse: boolean;
  /** Ids of the images that stand on it, ours or not: an engine keeps its layers as long as they are there. */
  readonly below: readonly string[];
}

export interface KeptDisk {
  readonly images: readonly KeptImage[];
  /** Bytes of all layers on the engine that more than one image has, each counted once. */
  readonly sharedBytes: number;
  /** Null where nobody can tell. */
  readonly freeBytes: number | null;
}

export interface RoomLimits {
  /** What all images of ours may take, with what is to come. */
  readonly budgetBytes: number;
  /** What is to come: has to fit into the budget and on the disk. */
  readonly reserveBytes: number;
}

export type NextRemoval =
  | { readonly kind: 'fits' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'never'; readonly isBudget: boolean };

/** Bytes that our images take, shared layers once; never less, and more by at most the layers that only others share. */
export function keptBytes({ images, sharedBytes }: Pick<KeptDisk, 'images' | 'sharedBytes'>): number {
  const shared = images.reduce((sum, image) => sum + image.sharedBytes, 0);
  return uniqueBytes(images) + Math.min(shared, sharedBytes);
}

const uniqueBytes = (images: readonly KeptImage[]) =>
  images.reduce((sum, image) => sum + image.uniqueBytes, 0);

/**
 * Which image of ours is removed next to make room: the least recently used of those that can go. One at a time, because
 * what a removal frees is known only afterwards where layers are shared. `never` where not even all of them would be enough:
 * then none is removed in vain.
 */
export function nextRemoval(disk: KeptDisk, { budgetBytes, reserveBytes }: RoomLimits): NextRemoval {
  const { images, freeBytes } = disk;
  const overBudget = keptBytes(disk) + reserveBytes > budgetBytes;
  const lacksDisk = freeBytes !== null && freeBytes < reserveBytes;
  if (!overBudget && !lacksDisk) return { kind: 'fits' };
  const stays = staying(images);
  const going = images.filter(({ id }) => !stays.has(id));
  if (overBudget && leastBytes(images.filter(({ id }) => stays.has(id))) + reserveBytes > budgetBytes)
    return { kind: 'never', isBudget: true };
  if (lacksDisk && freeBytes + mostBytes(going) < reserveBytes) return { kind: 'never', isBudget: false };
  const ids = new Set(going.map(({ id }) => id));
  const [next] = going
    .filter(({ below }) => !below.some((id) => ids.has(id)))
    .sort((a, b) => a.lastUse - b.lastUse || (a.id < b.id ? -1 : 1));
  return next ? { kind: 'remove', id: next.id } : { kind: 'never', isBudget: overBudget };
}

/** What is in use, and what something stands on that stays. */
function staying(images: readonly KeptImage[]): ReadonlySet<string> {
  const ours = new Set(images.map(({ id }) => id));
  const stays = new Set(images.filter(({ isInUse }) => isInUse).map(({ id }) => id));
  const isHeld = ({ below }: KeptImage) => below.some((id) => !ours.has(id) || stays.has(id));
  for (const { id } of images.filter(isHeld)) stays.add(id);
  return stays;
}

/** Bytes that these take at the least, whatever is removed beside them. */
const leastBytes = (images: readonly KeptImage[]) =>
  uniqueBytes(images) + Math.max(0, ...images.map(({ sharedBytes }) => sharedBytes));

/** Bytes that their removal frees at the most. */
const mostBytes = (images: readonly KeptImage[]) =>
  keptBytes({ images, sharedBytes: Number.POSITIVE_INFINITY });
