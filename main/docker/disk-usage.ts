import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { reasonOf } from './explain-engine-error.ts';
import { within } from './within.ts';

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

/** What an engine keeps on its disk. @param only images, where the engine can: measuring a person's volumes may take minutes */
export const diskUsage = (engine: Engine, only?: 'image'): Promise<DiskUsage> =>
  within(300, 'measure its disk', asked(engine, only));

/** Older engines refuse to measure for two at once. */
async function asked(engine: Engine, only?: 'image'): Promise<DiskUsage> {
  for (;;) {
    try {
      const answer = await dialled(engine, only);
      const { LayersSize, Images, Containers, Volumes } = answer;
      return {
        LayersSize: LayersSize ?? 0,
        ...{ Images: Images ?? [], Containers: Containers ?? [], Volumes: Volumes ?? [] },
      };
    } catch (error) {
      if (!/already running/.test(reasonOf(error))) throw error;
      await sleep(500);
    }
  }
}

type Answer = { readonly [K in keyof DiskUsage]?: DiskUsage[K] | null };

/** The client's own call cannot say of what. */
const dialled = ({ docker }: Engine, only?: 'image'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = {
      path: '/system/df?',
      method: 'GET',
      options: only ? { type: only } : {},
      statusCodes: { 200: true, 500: 'server error' },
    };
    docker.modem.dial(request, (error: unknown, data: unknown) =>
      error ? reject(error) : resolve(data as Answer),
    );
  });
