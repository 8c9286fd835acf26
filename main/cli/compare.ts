import { type Command, Option } from 'commander';
import { answerSentence } from '../../analysis/compare/answer-sentence.ts';
import { interval, percent, points, pValue } from '../../analysis/format/number.ts';
import type { ComparisonResult } from '../../analysis/model/comparison.ts';
import type { Input } from '../../preload/contract.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

export interface CompareOptions extends CommonOptions, FilterOptions {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
}

export const withSides = (command: Command): Command =>
  command
    .addOption(
      new Option('--by <what>', 'what A and B are')
        .choices(['condition', 'system', 'benchmark'])
        .default('condition'),
    )
    .requiredOption('--a <name>', 'the side compared with')
    .requiredOption('--b <name>', 'the side whose change is measured (B − A)');

export const comparisonOf = (options: CompareOptions): Input<'compare'> => ({
  by: options.by,
  a: options.a,
  b: options.b,
  seed: options.seed,
  filter: filterOf(options),
});

const COLUMNS = [
  'row',
  'tasks',
  'dropped',
  'A %',
  'B %',
  'B − A',
  'bootstrap',
  'BCa',
  'Newcombe',
  'A only',
  'B only',
  'p',
  'Holm p',
];

function printComparison(result: ComparisonResult): void {
  process.stdout.write(`${answerSentence(result)}\n`);
  process.stdout.write(
    `Cohort ${result.cohort.name}: ${result.cohort.n_tasks} tasks (${result.cohort.hash}), seed ${result.seed}\n\n`,
  );
  printWithin(result.cohort.within);
  printTable(
    COLUMNS,
    result.comparisons.map((row) => [
      row.condition === null ? row.system : `${row.system}, ${row.condition}`,
      row.n_tasks,
      row.n_dropped,
      percent(row.rate_a),
      percent(row.rate_b),
      points(row.difference),
      row.ci_bootstrap && interval(row.ci_bootstrap),
      row.ci_bca && interval(row.ci_bca),
      row.ci_newcombe && interval(row.ci_newcombe),
      row.mcnemar.b,
      row.mcnemar.c,
      pValue(row.p_permutation),
      pValue(row.p_holm),
    ]),
  );
}

/** `parallax compare`: paired differences with intervals, tests and transitions. */
export function addCompare(program: Command): void {
  withFilter(withSides(withCommon(program.command('compare'))))
    .description('paired difference B − A per system, with intervals, tests and transitions')
    .action(async (options: CompareOptions) => {
      const result = await withPort(options.workspace, (port) => port.call('compare', comparisonOf(options)));
      if (options.json) printJson(result);
      else printComparison(result);
    });
}
