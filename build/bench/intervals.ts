import { pairedOutcomes } from '../../analysis/compare/index.ts';
import { rowBootstraps } from '../../analysis/compare/row-bootstraps.ts';
import { madeUpComparison } from './made-up-comparison.ts';
import { race } from './race.ts';
import { raceRows } from './race-rows.ts';
import type { Section } from './section.ts';

const ROUNDS = 7;
const REPEATS = 5;
const DRAWS = 10_000;
const TASKS = 200;

/** BCa intervals of a comparison, against SciPy's. */
export async function benchIntervals(): Promise<Section> {
  const rows = madeUpComparison(TASKS).map((row) => pairedOutcomes(row).tasks.map((task) => task.difference));
  const raced = race({
    ours: { rowBootstraps: () => rowBootstraps(rows, { seed: 'bench', draws: DRAWS }) },
    script: 'scipy_intervals.py',
    needs: 'scipy',
    input: { rows, draws: DRAWS, repeats: REPEATS },
    rounds: ROUNDS,
    repeats: REPEATS,
  });
  const rival =
    raced.version === null
      ? 'SciPy not found: not compared (name an interpreter that has it by `PYTHON`).'
      : `\`scipy.stats.bootstrap(method="BCa")\` of SciPy ${raced.version}, vectorised, for one system after the other and for all in one call, in batches of so many resamples.`;
  return {
    title: 'BCa intervals against SciPy',
    notes: [
      `${rows.length} systems × ${TASKS} tasks × 3 runs × 2 conditions as ${rows.length} rows of ${TASKS} differences, ${DRAWS.toLocaleString('en')} replicates. ${rival}`,
      'Ours are percentile and BCa intervals from resamples that the systems share.',
      `Medians of ${REPEATS} calls, and of ${ROUNDS} rounds of these in turns. Aim: at most a fifth of the best of SciPy's.`,
    ],
    columns: ['', 'ms', 'rowBootstraps ÷ this'],
    rows: raceRows(raced, 'SciPy'),
  };
}
