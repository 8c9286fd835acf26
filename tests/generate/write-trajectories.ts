import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomOf } from '../../analysis/stats/random.ts';
import { TextSource } from './text-source.ts';
import { type TrajectoryShape, trajectoryText } from './trajectory.ts';

const BLOCK = 1 << 20;

export interface GeneratedSet {
  readonly seed: string;
  /** At most so many files, each one run. */
  readonly files: number;
  /** No further file is begun once so many bytes are written. */
  readonly bytes: number;
  /** Model calls per run. */
  readonly steps: number;
  /** How many times longer outputs are than in public runs. */
  readonly stretch: number;
}

function* blocks(source: TextSource, shape: TrajectoryShape): Generator<string> {
  let block = '';
  for (const piece of trajectoryText(source, shape)) {
    block += piece;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** Writes made-up trajectories as `FOLDER/generated/INSTANCE/INSTANCE.traj.json`; the same for the same set. Returns what was written. */
export async function writeTrajectories(
  folder: string,
  set: GeneratedSet,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const source = new TextSource(randomOf(set.seed));
  let bytes = 0;
  let files = 0;
  for (let i = 0; i < set.files && bytes < set.bytes; i += 1) {
    const instance = `made__up-${10_000 + i}`;
    const at = join(folder, 'generated', instance);
    await mkdir(at, { recursive: true });
    const shape = {
      instance,
      steps: set.steps,
      stretch: set.stretch,
      started_at: 1_700_000_000_000 + 60_000 * i,
    };
    const file = createWriteStream(join(at, `${instance}.traj.json`));
    await pipeline(Readable.from(blocks(source, shape)), file);
    bytes += file.bytesWritten;
    files += 1;
  }
  return { files, bytes };
}
