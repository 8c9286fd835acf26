import type { Command } from 'commander';
import { cohortWords } from '../../analysis/cohort/index.ts';
import { interval, meanCount, percent } from '../../analysis/format/number.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

const COLUMNS = [
  'benchmark',
  'system',
  'condition',
  'repeat',
  'resolved',
  'scored',
  'tasks',
  'suspect',
  'rate %',
  '95% CI',
];

/** `parallax rates`: resolve rates with their denominators. */
export function addRates(program: Command): void {
  withFilter(withCommon(program.command('rates')))
    .description('resolve rate of every benchmark, system, condition and repeat, with what it is over')
    .action(async (options: CommonOptions & FilterOptions) => {
      const { rows, within } = await withPort(options.workspace, (port) =>
        port.call('rates', { filter: filterOf(options) }),
      );
      const cohort = cohortWords(within);
      if (options.json) return printJson(rows.map((row) => ({ ...row, ...(cohort && { cohort }) })));
      printWithin(within);
      printTable(
        COLUMNS,
        rows.map((row) => [
          row.benchmark,
          row.system,
          row.condition,
          row.repeat ?? 'mean',
          meanCount(row.resolved),
          row.n_scored,
          row.n_tasks,
          row.n_suspect,
          percent(row.rate),
          row.ci && interval(row.ci),
        ]),
      );
    });
}
