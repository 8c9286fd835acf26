import { jointBootstrap } from '../../analysis/stats/joint-bootstrap.ts';
import { randomFor } from '../../analysis/stats/random.ts';
import { median, rounded, timeOnce } from './measure.ts';
import { hasNumPy, numpyBootstrap } from './numpy.ts';
import type { Section } from './section.ts';
import { verifiedMatrix } from './verified-matrix.ts';

const ROUNDS = 7;
const DRAWS = 10_000;

type Matrix = Awaited<ReturnType<typeof verifiedMatrix>>;

const own = (matrix: Matrix): Promise<number> =>
  timeOnce((clock) => clock(async () => void jointBootstrap(matrix, randomFor('bench', 'bootstrap'), DRAWS)));

/** Name → times in milliseconds, in turns with ours; the first round does not count. */
async function race(matrix: Matrix) {
  const times = new Map<string, number[]>();
  const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  let version: string | null = null;
  const compared = hasNumPy();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await own(matrix);
    const theirs = compared ? numpyBootstrap(matrix, DRAWS) : null;
    version = theirs?.version ?? null;
    if (round === 0) continue;
    add('jointBootstrap', ours);
    for (const [way, seconds] of Object.entries(theirs?.seconds ?? {})) add(`NumPy, ${way}`, 1000 * seconds);
  }
  return { times, version };
}

/** 10,000 replicates of the task bootstrap on the Verified board, against NumPy. */
export async function benchBootstrap(): Promise<Section> {
  const matrix = await verifiedMatrix();
  const { times, version } = await race(matrix);
  const medians = [...times].map(([name, each]) => [name, median(each)] as const);
  const rivals = medians.slice(1).map(([, time]) => time);
  const best = rivals.length === 0 ? null : Math.min(...rivals);
  const shape = `${matrix.length} systems × ${matrix[0]?.length} tasks, ${DRAWS.toLocaleString('en')} replicates`;
  const rival =
    version === null
      ? 'NumPy not found: not compared (name an interpreter that has it by `PYTHON`).'
      : `NumPy ${version}. “Gathering” takes the drawn columns and adds them up; “counting” multiplies how often each task was drawn with the matrix.`;
  return {
    title: 'Task bootstrap against NumPy',
    notes: [
      `${shape}. ${rival}`,
      `Medians of ${ROUNDS} rounds in turns. Aim: ours no slower than the best of NumPy's.`,
    ],
    columns: ['', 'ms', 'jointBootstrap ÷ this'],
    rows: medians
      .map(([name, time]) => [name, rounded(time), rounded(medians[0]![1] / time)])
      .concat(best === null ? [] : [['NumPy at its best', rounded(best), rounded(medians[0]![1] / best)]]),
  };
}
