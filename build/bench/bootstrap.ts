import { jointBootstrap } from '../../analysis/stats/joint-bootstrap.ts';
import { randomFor } from '../../analysis/stats/random.ts';
import { race } from './race.ts';
import { raceRows } from './race-rows.ts';
import type { Section } from './section.ts';
import { verifiedMatrix } from './verified-matrix.ts';

const ROUNDS = 7;
const DRAWS = 10_000;

/** 10,000 replicates of the task bootstrap on the Verified board, against NumPy. */
export async function benchBootstrap(): Promise<Section> {
  const matrix = await verifiedMatrix();
  const raced = race({
    ours: { jointBootstrap: () => jointBootstrap(matrix, randomFor('bench', 'bootstrap'), DRAWS) },
    script: 'numpy_bootstrap.py',
    needs: 'numpy',
    input: { matrix, draws: DRAWS },
    rounds: ROUNDS,
  });
  const shape = `${matrix.length} systems × ${matrix[0]?.length} tasks, ${DRAWS.toLocaleString('en')} replicates`;
  const rival =
    raced.version === null
      ? 'NumPy not found: not compared (name an interpreter that has it by `PYTHON`).'
      : `NumPy ${raced.version}. “Gathering” takes the drawn columns and adds them up; “counting” multiplies how often each task was drawn with the matrix.`;
  return {
    title: 'Task bootstrap against NumPy',
    notes: [
      `${shape}. ${rival}`,
      `Medians of ${ROUNDS} rounds in turns. Aim: ours no slower than the best of NumPy's.`,
    ],
    columns: ['', 'ms', 'jointBootstrap ÷ this'],
    rows: raceRows(raced, 'NumPy'),
  };
}
