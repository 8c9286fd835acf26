export interface UsedImage {
  readonly Id: string;
  readonly ParentId: string;
  readonly RepoTags: readonly string[] | null;
  readonly RepoDigests: readonly string[] | null;
  readonly Size: number;
  /** −1 where the engine has not worked it out. */
  readonly SharedSize: number;
}

export interface DiskUsage {
  /** Bytes of all layers, each once. */
  readonly LayersSize: number;
  readonly Images: readonly UsedImage[];
  readonly Containers: readonly { readonly SizeRw?: number }[];
  readonly Volumes: readonly { readonly UsageData?: { readonly Size: number } | null }[];
}

interface Kind<T> {
  readonly TotalSize?: number;
  readonly Items?: readonly T[] | null;
}

/** `/system/df`: since version 1.52 of the interface by kind, before that in one list each. */
export type DiskUsageAnswer = { readonly [K in keyof DiskUsage]?: DiskUsage[K] | null } & {
  readonly ImageUsage?: Kind<UsedImage> | null;
  readonly ContainerUsage?: Kind<DiskUsage['Containers'][number]> | null;
  readonly VolumeUsage?: Kind<DiskUsage['Volumes'][number]> | null;
};

/** @throws where an answer says nothing of images: nothing known is not nothing there */
export function readDiskUsage(answer: DiskUsageAnswer): DiskUsage {
  const { LayersSize, Images, Containers, Volumes, ImageUsage, ContainerUsage, VolumeUsage } = answer;
  if (Images === undefined && !ImageUsage) throw new Error('Docker did not say what its images take.');
  return {
    LayersSize: LayersSize ?? ImageUsage?.TotalSize ?? 0,
    Images: Images ?? ImageUsage?.Items ?? [],
    Containers: Containers ?? ContainerUsage?.Items ?? [],
    Volumes: Volumes ?? VolumeUsage?.Items ?? [],
  };
}
