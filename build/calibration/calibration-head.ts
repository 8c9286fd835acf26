import type { CalibrationSize } from './calibration.ts';
import { RUNS, TASKS } from './paired-sample.ts';

/** What stands above the tables. */
export function calibrationHead({ simulations, draws }: CalibrationSize): string {
  const count = (n: number) => n.toLocaleString('en');
  return `# Calibration

How often tests at 5% reject where there is nothing to find, and how often 95% intervals hold the true value:
${count(simulations)} seeded simulations per table, ${count(draws)} resamples or relabellings in each. A comparison has ${TASKS} tasks × ${RUNS} runs a
side. Each task is drawn by itself: a repository (46% one, the others as on SWE-bench Verified), a difficulty from the
repository's Beta distribution, and with a weight of a fifth (three fifths under “No effect on average”) a part that
belongs to a side. “Of” names the estimand, always a difference in the population that tasks are drawn from. Standard errors are those of the simulation. Where a row is
not within ±1.5 points of nominal, the statistic's docstring in \`analysis/stats\` says why.
`;
}
