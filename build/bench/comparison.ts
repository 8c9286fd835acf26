import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import { madeUpComparison } from './made-up-comparison.ts';
import { alternate, median, rounded } from './measure.ts';
import type { Section } from './section.ts';

const ROUNDS = 7;
const TASKS = 1000;
const OPTIONS = { seed: 'bench', draws: 10_000 };

/** Everything the app computes for a comparison of 54,000 runs. */
export async function benchComparison(): Promise<Section> {
  const rows = madeUpComparison(TASKS);
  const [times] = await alternate(
    [
      (clock) =>
        clock(async () => {
          compareRows(rows, OPTIONS);
          meanDifference(rows, OPTIONS);
        }),
    ],
    ROUNDS,
  );
  return {
    title: 'Comparison of 54,000 runs',
    notes: [
      `${rows.length} systems × ${TASKS.toLocaleString('en')} tasks × 3 runs × 2 conditions, ${OPTIONS.draws.toLocaleString('en')} resamples and relabellings, one thread.`,
      `The median of ${ROUNDS} after one of warm-up. Aim: 2 s.`,
    ],
    columns: ['', 'ms'],
    rows: [['compareRows and meanDifference', rounded(median(times!))]],
  };
}
