import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trajectories } from '../synthetic/public-data.ts';
import { runsTableCsv } from '../synthetic/runs-table.ts';

/** A round's sources in the order they are imported, each one import of its own. */
export interface RoundSources {
  readonly paths: readonly string[];
  /** Keeps the round's runs apart from those of every other. */
  readonly condition: string;
}

const table = (seed: string): string =>
  runsTableCsv({
    seed,
    benchmarks: ['Made-up Verified'],
    systems: 20,
    tasks: 500,
    conditions: ['from the file'],
    repeats: 3,
  });

/** Two runs tables of 30,000 runs and the trajectories in between: the same in every round but for the condition. */
export async function makeSources(folder: string, round: number): Promise<RoundSources> {
  const own = join(folder, `round-${round}`);
  await mkdir(own);
  const paths = ['first.csv', 'trajectories.tar.gz', 'second.csv'].map((name) => join(own, name));
  await writeFile(paths[0]!, table('first'));
  await copyFile(trajectories().path, paths[1]!);
  await writeFile(paths[2]!, table('second'));
  return { paths, condition: `round ${round}` };
}
