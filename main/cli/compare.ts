import { type Command, Option } from 'commander';
import { answerSentence } from '../../analysis/compare/answer-sentence.ts';
import { isUnpaired } from '../../analysis/compare/comparison-words.ts';
import { count, interval, percent, points, pValue } from '../../analysis/format/number.ts';
import {
  COMPARE_BY,
  type CompareBy,
  type Comparison,
  type ComparisonResult,
} from '../../analysis/model/comparison.ts';
import type { Input } from '../../preload/contract.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { sidesOf } from './sides-of.ts';
import { withPort } from './with-port.ts';

export interface CompareOptions extends CommonOptions, FilterOptions {
  readonly by: CompareBy;
  readonly a: string;
  readonly b: string;
}

const FILTERS = "where filters are compared such as 'condition=baseline repo=django/django'";

export const withSides = (command: Command): Command =>
  command
    .addOption(new Option('--by <what>', 'what A and B are').choices([...COMPARE_BY]).default('condition'))
    .requiredOption('--a <name>', `the side compared with; ${FILTERS}`)
    .requiredOption('--b <name>', 'the side whose change is measured (B − A)');

export function comparisonOf(options: CompareOptions): Input<'compare'> {
  const { by, seed } = options;
  return { by, seed, filter: filterOf(options), ...sidesOf(by, options) };
}

type Cell = string | number | null;

interface Column {
  readonly title: string;
  readonly of: (row: Comparison) => Cell;
  /** Stands where the sides share tasks, or where they share none; else always. */
  readonly only?: 'paired' | 'unpaired';
}

const COLUMNS: readonly Column[] = [
  { title: 'row', of: (row) => (row.condition === null ? row.system : `${row.system}, ${row.condition}`) },
  { title: 'tasks', of: (row) => row.n_tasks, only: 'paired' },
  { title: 'tasks of A', of: (row) => row.n_tasks_a, only: 'unpaired' },
  { title: 'tasks of B', of: (row) => row.n_tasks_b, only: 'unpaired' },
  { title: 'dropped', of: (row) => row.n_dropped },
  { title: 'A %', of: (row) => percent(row.rate_a) },
  { title: 'B %', of: (row) => percent(row.rate_b) },
  { title: 'B − A', of: (row) => points(row.difference) },
  { title: 'bootstrap', of: (row) => row.ci_bootstrap && interval(row.ci_bootstrap) },
  { title: 'BCa', of: (row) => row.ci_bca && interval(row.ci_bca) },
  { title: 'Newcombe', of: (row) => row.ci_newcombe && interval(row.ci_newcombe) },
  { title: 'A only', of: (row) => row.mcnemar?.b ?? null, only: 'paired' },
  { title: 'B only', of: (row) => row.mcnemar?.c ?? null, only: 'paired' },
  { title: 'p', of: (row) => pValue(row.p_permutation) },
  { title: 'Holm p', of: (row) => pValue(row.p_holm) },
];

function printComparison(result: ComparisonResult): void {
  process.stdout.write(`${answerSentence(result)}\n`);
  process.stdout.write(
    `Cohort ${result.cohort.name}: ${count(result.cohort.n_tasks)} tasks (${result.cohort.hash}), seed ${result.seed}\n\n`,
  );
  printWithin(result.cohort.within);
  const left = isUnpaired(result) ? 'paired' : 'unpaired';
  const columns = COLUMNS.filter(({ only }) => only !== left);
  printTable(
    columns.map(({ title }) => title),
    result.comparisons.map((row) => columns.map(({ of }) => of(row))),
  );
}

/** `parallax compare`: differences with intervals, tests and transitions. */
export function addCompare(program: Command): void {
  withFilter(withSides(withCommon(program.command('compare'))))
    .description(
      'difference B − A per system, task by task where the sides share tasks, with intervals and tests',
    )
    .action(async (options: CompareOptions) => {
      const result = await withPort(options.workspace, (port) => port.call('compare', comparisonOf(options)));
      if (options.json) printJson(result);
      else printComparison(result);
    });
}
