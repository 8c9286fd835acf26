import { UserError } from '../../analysis/model/user-error.ts';
import type { Engine } from './engine.ts';
import { LABEL } from './owner.ts';
import { readProgress } from './read-progress.ts';
import type { SandboxFile } from './sandbox-spec.ts';
import { tarOf } from './tar-of.ts';

/** Builds an image from a Dockerfile and what it copies, without network; labelled ours. @throws the build's own error with its last lines */
export async function buildImage(
  engine: Engine,
  name: string,
  context: readonly SandboxFile[],
  onLine: (line: string) => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const archive = await tarOf(context);
  const said: string[] = [];
  try {
    const stream = await engine.docker.buildImage(archive as never, {
      t: name,
      networkmode: 'none',
      labels: { [LABEL]: 'image' },
      forcerm: true,
      ...(signal && { abortSignal: signal }),
    });
    for await (const { stream: line = '' } of readProgress(stream)) {
      if (line.trim() === '') continue;
      said.push(line.trimEnd());
      onLine(line.trimEnd());
    }
  } catch (error) {
    if (signal?.aborted) throw new UserError('cancelled', 'Cancelled.');
    const tail = said.slice(-15).join('\n');
    throw new Error(`The image ${name} cannot be built: ${(error as Error).message}\n${tail}`, {
      cause: error,
    });
  }
}
