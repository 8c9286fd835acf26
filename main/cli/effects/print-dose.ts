import { interval, percent, points, pValue } from '../../../analysis/format/number.ts';
import type { DoseResponse, DoseSlope } from '../../../analysis/model/effects.ts';
import { printTable } from '../print.ts';
import { printLeftOut, printReasons } from './print-reasons.ts';

const slopeCells = (row: DoseSlope) => [
  row.n_tasks,
  row.n_dropped,
  points(row.slope),
  interval(row.ci_bootstrap),
  pValue(row.p_permutation),
  pValue(row.p_holm),
];

export function printDose({ benchmark, seed, doses, overall, systems, left_out }: DoseResponse): void {
  const told = doses.map(({ condition, dose, source }) => `${condition} = ${dose} (${source})`).join(', ');
  process.stdout.write(`Resolve rate by dose on ${benchmark}, seed ${seed}: ${told}\n\n`);
  printTable(
    ['system', 'dose', 'tasks', 'scored', 'unscored', 'rate', '95%'],
    systems.flatMap(({ system, levels }) =>
      levels.map((level) => [
        system,
        level.dose,
        level.n_tasks,
        level.n_scored,
        level.n_unscored,
        percent(level.rate),
        interval(level.ci),
      ]),
    ),
  );
  process.stdout.write('\nTrend: points per unit of dose, mean over tasks scored at two doses or more\n\n');
  printTable(
    ['system', 'tasks', 'dropped', 'slope', '95%', 'p', 'Holm p'],
    [
      ...systems.map((row) => [row.system, ...slopeCells(row)]),
      [`mean of ${overall.n_systems}`, ...slopeCells(overall)],
    ],
  );
  printReasons([
    ...systems.map(({ system, reasons }) => ({ label: system, reasons })),
    { label: `mean of ${overall.n_systems}`, reasons: overall.reasons },
  ]);
  printLeftOut(left_out);
}
