import type { Section } from '../bench/section.ts';
import { costStudies } from './cost-studies.ts';
import { INDEPENDENT_STUDY } from './independent-study.ts';
import { pairedStudies } from './paired-studies.ts';
import { powerTable } from './power-table.ts';
import { rankStudies } from './rank-studies.ts';
import { runStudy } from './study.ts';

export interface CalibrationSize {
  readonly simulations: number;
  /** Resamples and relabellings of one statistic. */
  readonly draws: number;
}

/** How often the statistics err where the truth is known: one table per population, the same for the same size. */
export function* calibration({ simulations, draws }: CalibrationSize): Generator<Section> {
  for (const study of pairedStudies(draws)) yield runStudy(study, simulations);
  yield powerTable(simulations, draws);
  for (const study of costStudies(draws)) yield runStudy(study, simulations);
  for (const study of rankStudies(draws)) yield runStudy(study, simulations);
  yield runStudy(INDEPENDENT_STUDY, simulations);
}
