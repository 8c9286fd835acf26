import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import { appRoot } from '../app-root.ts';
import { buildImage } from '../docker/build-image.ts';
import type { Engine } from '../docker/engine.ts';
import { reasonOf } from '../docker/explain-engine-error.ts';
import { machineImage } from '../docker/machine-image/machine-image.ts';

/** The image that the built-in tasks stand on. */
export const DEMO_IMAGE = 'parallax-demo:1';

/**
 * Makes the base image of the built-in tasks: built from Debian's packages, or, where no registry can be reached from a
 * Linux machine, of that machine's own programs.
 */
export async function makeDemoImage(
  engine: Engine,
  tell: (message: string) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    tell(`Building ${DEMO_IMAGE} from Debian’s packages`);
    const dockerfile = join(appRoot(import.meta.url), 'build/demo/tasks/image/Dockerfile');
    const context = [{ path: 'Dockerfile', content: await readFile(dockerfile) }];
    await buildImage(engine, DEMO_IMAGE, context, { onLine: tell, network: 'default', signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (process.platform !== 'linux') throw unbuilt(cause);
    tell(`No registry can be reached; ${DEMO_IMAGE} is made of this machine’s own programs`);
    await machineImage(engine, DEMO_IMAGE);
  }
}

const unbuilt = (cause: unknown) =>
  new UserError(
    'internal',
    `The image of the demo tasks cannot be built: ${reasonOf(cause)}`,
    'Docker needs the network once for it; then grade again.',
    { cause },
  );
