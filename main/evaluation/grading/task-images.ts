import { UserError } from '../../../analysis/model/user-error.ts';
import { buildImage } from '../../docker/build-image.ts';
import type { Engine } from '../../docker/engine.ts';
import { imageId } from '../../docker/image-id.ts';
import { pullImage } from '../../docker/pull-image.ts';
import type { SandboxFile } from '../../docker/sandbox-spec.ts';
import { DEMO_IMAGE, ensureDemoImage } from '../demo-image.ts';
import type { GradableTask } from '../verifier.ts';
import type { GradeRequest } from './grade-context.ts';

const isOnDemo = ({ path, content }: SandboxFile) =>
  path === 'Dockerfile' && content.toString().includes(`FROM ${DEMO_IMAGE}`);

export function taskImages(
  _request: GradeRequest,
  signal: AbortSignal,
  tell: (message: string) => void,
): (engine: Engine, task: GradableTask) => Promise<string> {
  return async (engine, { image: { name, build } }) => {
    const there = await imageId(engine, name);
    if (there) return there;
    if (build) {
      if (build.some(isOnDemo)) await ensureDemoImage(engine, tell);
      await buildImage(engine, name, build, { onLine: tell });
    } else await pullImage(engine, name, { signal, onProgress: ({ message }) => tell(message) });
    const id = await imageId(engine, name);
    if (id === null) throw new UserError('not-found', `${name} is not there.`);
    return id;
  };
}
