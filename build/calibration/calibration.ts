import type { Section } from '../bench/section.ts';
import { costStudies } from './cost-studies.ts';
import { groupStudies } from './group-studies.ts';
import { INDEPENDENT_STUDY } from './independent-study.ts';
import { pairedStudies } from './paired-studies.ts';
import { POWER_TITLE, powerTable } from './power-table.ts';
import { rankStudies } from './rank-studies.ts';
import { runStudy, type Study } from './study.ts';

export interface CalibrationSize {
  readonly simulations: number;
  /** Resamples and relabellings of one statistic. */
  readonly draws: number;
}

/** How often the statistics err where the truth is known: one table per population, the same for the same size. */
export function* calibration(size: CalibrationSize, titled = ''): Generator<Section> {
  for (const { title, table } of tablesOf(size)) if (title.includes(titled)) yield table();
}

interface Table {
  readonly title: string;
  readonly table: () => Section;
}

function tablesOf({ simulations, draws }: CalibrationSize): readonly Table[] {
  const tableOf = <Sample>(study: Study<Sample>): Table => ({
    title: study.title,
    table: () => runStudy(study, simulations),
  });
  return [
    ...pairedStudies(draws).map(tableOf),
    { title: POWER_TITLE, table: () => powerTable(simulations, draws) },
    ...costStudies(draws).map(tableOf),
    ...rankStudies(draws).map(tableOf),
    tableOf(INDEPENDENT_STUDY),
    ...groupStudies(draws).map(tableOf),
  ];
}
