import type { TestProject } from 'vitest/node';
import { ensureBaseImage } from '../../../build/engine/base-image.ts';
import { startPrivateEngine } from '../../../build/engine/private-engine.ts';
import { openEngine } from '../../../main/docker/engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engineHost: string;
  }
}

/** One private engine for all tests of the project, with the base image of the built-in tasks, gone afterwards. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startPrivateEngine();
  try {
    await ensureBaseImage(await openEngine({ host: engine.host, saidBy: 'default', certificates: null }));
  } catch (error) {
    await engine.stop();
    throw error;
  }
  project.provide('engineHost', engine.host);
  return engine.stop;
}
