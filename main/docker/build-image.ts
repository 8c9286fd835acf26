import { UserError } from '../../analysis/model/user-error.ts';
import type { Engine } from './engine.ts';
import { LABEL } from './owner.ts';
import { readProgress } from './read-progress.ts';
import type { SandboxFile } from './sandbox-spec.ts';
import { tarOf } from './tar-of.ts';

export interface BuildOptions {
  readonly onLine?: (line: string) => void;
  /** `none` unless said. */
  readonly network?: 'none' | 'default';
  readonly signal?: AbortSignal;
}

/** Builds an image from a Dockerfile and what it copies; labelled ours. @throws the build's own error with its last lines */
export async function buildImage(
  engine: Engine,
  name: string,
  context: readonly SandboxFile[],
  { onLine = () => {}, network = 'none', signal }: BuildOptions = {},
): Promise<void> {
  const archive = await tarOf(context);
  const said: string[] = [];
  try {
    const stream = await engine.docker.buildImage(archive as never, {
      t: name,
      networkmode: network,
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
