import type { Command } from 'commander';
import { measureCell, measureWord } from '../../analysis/format/measure.ts';
import { interval, percent, points, relativePercent } from '../../analysis/format/number.ts';
import type { Change, Changes } from '../../analysis/model/changes.ts';
import type { Interval } from '../../analysis/model/comparison.ts';
import { type CompareOptions, comparisonOf, withSides } from './compare.ts';
import { printReasons } from './effects/print-reasons.ts';
import { withCommon, withFilter } from './options.ts';
import { printJson, printTable } from './print.ts';
import { printWithin } from './print-within.ts';
import { withPort } from './with-port.ts';

/** How values of a measure are written, and differences of them. */
function writersOf(measure: Change['measure']) {
  if (measure === 'resolve')
    return { name: 'resolve rate', value: percent, change: points, limits: interval };
  const value = (found: number | null) => (found === null ? null : measureCell(measure, found));
  const limits = (found: Interval | null) => found && `[${found.map(value).join(', ')}]`;
  return { name: measureWord(measure), value, change: value, limits };
}

function changeCells(found: Change) {
  const { name, value, change, limits } = writersOf(found.measure);
  return [
    ...[name, found.n_tasks, value(found.mean_a), value(found.mean_b)],
    ...[change(found.difference), limits(found.ci_difference)],
    ...[relativePercent(found.relative), interval(found.ci_relative)],
  ];
}

const nameOf = ({ system, condition }: Changes['rows'][number]) =>
  condition === null ? system : `${system}, ${condition}`;

function printChanges({ a, b, cohort, seed, rows }: Changes): void {
  process.stdout.write(
    `${b} (B) against ${a} (A) on ${cohort.name}, ${cohort.n_tasks} tasks (${cohort.hash}), seed ${seed}\n`,
  );
  process.stdout.write('Task means over tasks with the measure on both sides; relative: (B − A)/A\n\n');
  printTable(
    ['row', 'measure', 'tasks', 'A', 'B', 'B − A', '95%', 'relative', '95%, %'],
    rows.flatMap((row) => row.changes.map((change) => [nameOf(row), ...changeCells(change)])),
  );
  printReasons(
    rows.flatMap((row) =>
      row.changes.map(({ measure, reasons }) => ({ label: `${nameOf(row)} (${measure})`, reasons })),
    ),
  );
}

/** `parallax changes`: what changes from A to B, absolutely and by A. */
export function addChanges(program: Command): void {
  withFilter(withSides(withCommon(program.command('changes'))))
    .description('resolve rate, steps, tokens and cost under A and B, with absolute and relative change')
    .action(async (options: CompareOptions) => {
      const found = await withPort(options.workspace, (port) => port.call('changes', comparisonOf(options)));
      if (options.json) return printJson(found);
      printWithin(found.cohort.within);
      printChanges(found);
    });
}
