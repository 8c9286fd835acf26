import { fileSize } from '../../analysis/format/file-size.ts';
import { diskUsage } from './disk-usage.ts';
import type { Engine } from './engine.ts';
import { keptImages } from './kept-images.ts';
import { keptBytes } from './next-removal.ts';
import { LABEL } from './owner.ts';
import type { DiskUsage } from './read-disk-usage.ts';
import { within } from './within.ts';

export interface EngineHealth {
  readonly host: string;
  readonly version: string;
  readonly api_version: string;
  /** Of the machine that containers run on. */
  readonly system: string;
  readonly architecture: string;
  readonly cpus: number;
  readonly memory_bytes: number;
  /** Free on the engine's disk; null where this machine cannot see it. */
  readonly disk_free_bytes: number | null;
  /** All that the engine keeps: layers of images, containers, volumes. */
  readonly disk_used_bytes: number;
  readonly ours: {
    readonly containers: number;
    readonly images: number;
    readonly image_bytes: number;
    readonly volumes: number;
  };
  /** What to mend, a sentence each. */
  readonly warnings: readonly string[];
}

const GIB = 2 ** 30;
const LEAST_DISK = 10 * GIB;
const LEAST_MEMORY = 4 * GIB;

/** What a person wants to know before a night of runs. */
export async function engineHealth(engine: Engine): Promise<EngineHealth> {
  const { docker, address } = engine;
  const filters = { label: [LABEL] };
  const [version, info, usage, containers, volumes] = await Promise.all([
    within(30, 'tell its version', docker.version()),
    within(60, 'tell about itself', docker.info()),
    diskUsage(engine),
    within(60, 'list containers', docker.listContainers({ all: true, filters })),
    within(60, 'list volumes', docker.listVolumes({ filters })),
  ]);
  const kept = await keptImages(engine, [], usage);
  const disk_free_bytes = kept.freeBytes;
  return {
    host: address.host,
    version: version.Version,
    api_version: version.ApiVersion,
    system: info.OperatingSystem,
    architecture: info.Architecture,
    cpus: info.NCPU,
    memory_bytes: info.MemTotal,
    disk_free_bytes,
    disk_used_bytes: usedBytes(usage),
    ours: {
      containers: containers.length,
      images: kept.images.length,
      image_bytes: keptBytes(kept),
      volumes: (volumes.Volumes ?? []).length,
    },
    warnings: warningsOf(disk_free_bytes, info.MemTotal),
  };
}

function usedBytes({ LayersSize, Containers, Volumes }: DiskUsage): number {
  const written = Containers.reduce((sum, { SizeRw = 0 }) => sum + SizeRw, 0);
  const kept = Volumes.reduce((sum, { UsageData }) => sum + Math.max(0, UsageData?.Size ?? 0), 0);
  return LayersSize + written + kept;
}

function warningsOf(disk: number | null, memory: number): readonly string[] {
  return [
    ...(disk !== null && disk < LEAST_DISK
      ? [`Only ${fileSize(disk)} are free on the engine’s disk; images of tasks take one to four each.`]
      : []),
    ...(memory < LEAST_MEMORY
      ? [`Containers have ${fileSize(memory)} of memory in all; large test suites need more.`]
      : []),
  ];
}
