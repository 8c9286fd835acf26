import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { reasonOf } from './explain-engine-error.ts';
import { type DiskUsage, type DiskUsageAnswer, readDiskUsage } from './read-disk-usage.ts';
import { within } from './within.ts';

/** What an engine keeps on its disk. @param only images, where the engine can: measuring a person's volumes may take minutes */
export const diskUsage = (engine: Engine, only?: 'image'): Promise<DiskUsage> =>
  within(300, 'measure its disk', asked(engine, only));

/** Older engines refuse to measure for two at once. */
async function asked(engine: Engine, only?: 'image'): Promise<DiskUsage> {
  for (;;) {
    try {
      return readDiskUsage(await answered(engine, only));
    } catch (error) {
      if (!/already running/.test(reasonOf(error))) throw error;
      await sleep(500);
    }
  }
}

/** The client's own call cannot say of what. */
const answered = ({ docker }: Engine, only?: 'image'): Promise<DiskUsageAnswer> =>
  new Promise((resolve, reject) => {
    const request = {
      path: '/system/df?',
      method: 'GET',
      options: only ? { type: only } : {},
      statusCodes: { 200: true, 500: 'server error' },
    };
    docker.modem.dial(request, (error: unknown, data: unknown) =>
      error ? reject(error) : resolve(data as DiskUsageAnswer),
    );
  });
