import type { ImageInfo } from 'dockerode';
import { diskUsage } from './disk-usage.ts';
import type { Engine } from './engine.ts';
import { freeBytes } from './free-bytes.ts';
import { imageMarks } from './image-marks.ts';
import { imageName } from './image-name.ts';
import type { KeptDisk, KeptImage } from './next-removal.ts';
import type { DiskUsage, UsedImage } from './read-disk-usage.ts';
import { within } from './within.ts';

export interface KeptImages extends KeptDisk {
  /** Ids of images that we brought and that somebody else has named since: theirs from now on, and not counted. */
  readonly givenUp: readonly string[];
}

/**
 * The images of ours on an engine with what they take.
 * @param inUse names or ids of images that have to stay
 * @param measured what the engine has just said of its disk
 */
export async function keptImages(
  engine: Engine,
  inUse: Iterable<string> = [],
  measured?: DiskUsage,
): Promise<KeptImages> {
  const { docker, address } = engine;
  const [usage, all, containers, info] = await Promise.all([
    measured ?? diskUsage(engine, 'image'),
    within(60, 'list images', docker.listImages({ all: true })),
    within(60, 'list containers', docker.listContainers({ all: true })),
    within(60, 'tell about itself', docker.info()),
  ]);
  const used = new Set([...inUse].map((name) => imageName(name).full));
  const usedIds = new Set([...inUse, ...containers.map(({ ImageID }) => ImageID)]);
  const isInUse = ({ Id, RepoTags, RepoDigests }: UsedImage) =>
    usedIds.has(Id) || [...(RepoTags ?? []), ...(RepoDigests ?? [])].some((name) => used.has(name));
  const below = descendants(usage.Images, all);
  const marked = usage.Images.filter((image) => imageMarks(image).marks.length > 0);
  const isOurs = (image: UsedImage) => imageMarks(image).others.length === 0;
  return {
    images: marked.filter(isOurs).map((image) => keptImage(image, isInUse(image), below)),
    givenUp: marked.filter((image) => !isOurs(image)).map(({ Id }) => Id),
    sharedBytes: usage.LayersSize - usage.Images.reduce((sum, image) => sum + bytesAlone(image), 0),
    freeBytes: await freeBytes(address.host, info.DockerRootDir),
  };
}

const bytesShared = ({ SharedSize }: UsedImage) => Math.max(0, SharedSize);
const bytesAlone = (image: UsedImage) => image.Size - bytesShared(image);

function keptImage(
  image: UsedImage,
  isInUse: boolean,
  below: ReadonlyMap<string, readonly string[]>,
): KeptImage {
  return {
    id: image.Id,
    lastUse: imageMarks(image).lastUse,
    uniqueBytes: bytesAlone(image),
    sharedBytes: bytesShared(image),
    isInUse,
    below: below.get(image.Id) ?? [],
  };
}

/** By image, those that stand on it; what lies between, of single steps of a build, is followed but not told. */
function descendants(
  images: readonly UsedImage[],
  all: readonly ImageInfo[],
): ReadonlyMap<string, readonly string[]> {
  const parents = new Map(all.map(({ Id, ParentId }) => [Id, ParentId]));
  const below = new Map<string, string[]>();
  for (const { Id, ParentId } of images)
    for (let id: string | undefined = ParentId; id; id = parents.get(id))
      below.set(id, [...(below.get(id) ?? []), Id]);
  return below;
}
