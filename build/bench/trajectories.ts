import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeTrajectories } from '../../tests/generate/write-trajectories.ts';
import { ROOT } from '../parts.mjs';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const STEPS = 75;
const SIZES = [
  { megabytes: 180, rounds: 5 },
  { megabytes: 2000, rounds: 2 },
] as const;
const LOOK_EVERY_MS = 50;

/** Most memory that a process had resident so far, in bytes; null where the system does not say. */
async function peakOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : 1024 * Number(kilobytes);
}

interface Measured {
  readonly seconds: number;
  readonly peak: number | null;
}

/** One import by the command line, from its start to its exit. */
async function importOnce(source: string, workspace: string): Promise<Measured> {
  const started = performance.now();
  const args = [join(ROOT, 'build/parallax.mjs'), 'import', source, '-w', workspace, '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  let peak: number | null = null;
  const looking = setInterval(async () => {
    peak = (await peakOf(child.pid ?? 0)) ?? peak;
  }, LOOK_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

async function measure(folder: string, megabytes: number, rounds: number) {
  const source = join(folder, `source-${megabytes}`);
  const set = {
    seed: 'bench',
    files: Number.POSITIVE_INFINITY,
    bytes: 1e6 * megabytes,
    steps: STEPS,
    stretch: 1,
  };
  const { files, bytes } = await writeTrajectories(source, set);
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const workspace = join(folder, `w-${megabytes}-${round}.duckdb`);
    runs.push(await importOnce(source, workspace));
    await rm(workspace, { force: true });
  }
  await rm(source, { recursive: true });
  const seconds = median(runs.map((run) => run.seconds));
  const peaks = runs.flatMap(({ peak }) => peak ?? []);
  const peak = peaks.length === 0 ? null : rounded(Math.max(...peaks) / 1e6);
  return [
    `${files} runs, ${rounded(bytes / 1e6)} MB`,
    rounded(seconds),
    rounded(bytes / 1e6 / seconds),
    peak,
  ];
}

/** Import of generated trajectories, speed and memory. */
export function benchTrajectories(): Promise<Section> {
  return withTempFolder(async (folder) => {
    const rows: (string | number | null)[][] = [];
    for (const { megabytes, rounds } of SIZES) rows.push(await measure(folder, megabytes, rounds));
    return {
      title: 'Import of generated trajectories',
      notes: [
        `Made-up trajectories of ${STEPS} model calls each (\`npm run generate\`), imported by the command line into a fresh`,
        'workspace: medians of the time from its start to its exit, the most memory of any round. Aim: 50 MB/s, 400 MB.',
      ],
      columns: ['trajectories', 's', 'MB/s', 'peak memory, MB'],
      rows,
    };
  });
}
