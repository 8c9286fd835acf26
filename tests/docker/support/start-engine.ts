import type { TestProject } from 'vitest/node';
import { startPrivateEngine } from '../../../build/engine/private-engine.ts';
import { openEngine } from '../../../main/docker/engine.ts';
import { machineImage } from '../../../main/docker/machine-image/machine-image.ts';
import { DEMO_IMAGE } from '../../../main/evaluation/demo-image.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engineHost: string;
  }
}

/** One private engine for all tests of the project, with the base image of the built-in tasks, gone afterwards. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startPrivateEngine();
  try {
    await machineImage(
      await openEngine({ host: engine.host, saidBy: 'default', certificates: null }),
      DEMO_IMAGE,
    );
  } catch (error) {
    await engine.stop();
    throw error;
  }
  project.provide('engineHost', engine.host);
  return engine.stop;
}
