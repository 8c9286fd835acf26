import { type Command, Option } from 'commander';
import { count, interval, percent } from '../../analysis/format/number.ts';
import { solvedSentence } from '../../analysis/matrix/index.ts';
import {
  COLUMN_ORDERS,
  type MatrixOrder,
  type OutcomeMatrix,
  ROW_ORDERS,
} from '../../analysis/model/outcome-matrix.ts';
import { plainArrays } from './figure-data/plain-arrays.ts';
import { type CommonOptions, type FilterOptions, filterOf, withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

interface MatrixOptions extends CommonOptions, FilterOptions, MatrixOrder {}

/** One character a cell, in the order of the legend. */
const MARKS = ['.', '-', '0', '1', '+'];

function marksOf({ cells, columns }: OutcomeMatrix, row: number): string {
  const from = row * columns.length;
  return Array.from(cells.outcome.subarray(from, from + columns.length), (code) => MARKS[code]).join('');
}

function printMatrix(found: OutcomeMatrix): void {
  const { benchmark, rows, columns, legend, order } = found;
  const write = (text: string) => process.stdout.write(`${text}\n`);
  write(`${solvedSentence(found)} On ${benchmark}; columns by ${order.columns}, rows by ${order.rows}.`);
  write(`One character a column: ${legend.map((name, code) => `${MARKS[code]} ${name}`).join(', ')}\n`);
  printTable(
    ['column', 'system', 'condition', 'rate %', '95% CI', 'scored', 'tasks', 'alone', 'alone of all'],
    columns.map((column, i) => [
      i + 1,
      column.system,
      column.condition,
      percent(column.rate),
      column.ci && interval(column.ci),
      column.n_scored,
      column.n_tasks,
      column.n_unique,
      column.n_unique_everywhere,
    ]),
  );
  write('\nalone: tasks that no other column solves; of all: those scored in every column\n');
  printTable(
    ['task', 'repository', 'solved %', 'solved', 'runs', 'columns', 'outcomes'],
    rows.map((row, i) => [
      row.task,
      row.repository,
      percent(row.solved_share),
      count(row.n_resolved),
      count(row.n_scored),
      row.n_columns,
      marksOf(found, i),
    ]),
  );
}

/** `parallax matrix`: outcomes, tasks × systems. */
export function addMatrix(program: Command): void {
  withFilter(withCommon(program.command('matrix')))
    .addOption(new Option('--rows <order>', 'order of tasks').choices(ROW_ORDERS).default('difficulty'))
    .addOption(new Option('--columns <order>', 'order of systems').choices(COLUMN_ORDERS).default('rate'))
    .description('outcomes of one benchmark, tasks × systems under conditions')
    .action(async (options: MatrixOptions) => {
      const { rows, columns } = options;
      const request = { filter: filterOf(options), order: { rows, columns } };
      const found = await withPort(options.workspace, (port) => port.call('matrix', request));
      if (options.json) return printJson(plainArrays(found));
      printWithin(found.within);
      printMatrix(found);
    });
}
