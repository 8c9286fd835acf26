import { interval, percent } from '../../../analysis/format/number.ts';
import type { LimitExits } from '../../../analysis/model/effects.ts';
import { printTable } from '../print.ts';
import { EFFECT_COLUMNS, effectCells } from './effect-cells.ts';
import { printReasons } from './print-reasons.ts';

const namesOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([limit, n]) => `${n} ${limit}`)
    .join(', ');

export function printLimits({ seed, shares, compared }: LimitExits): void {
  process.stdout.write('Share of runs that a limit ended, of those that submitted or met one\n\n');
  printTable(
    [
      'benchmark',
      'system',
      'condition',
      'tasks',
      'runs',
      'errors',
      'unknown',
      'ended',
      'limit',
      'share',
      '95%',
      'by',
    ],
    shares.map((row) => [
      row.benchmark,
      row.system,
      row.condition,
      row.n_tasks,
      row.n_runs,
      row.n_error,
      row.n_unknown,
      row.n_ended,
      row.n_limit,
      percent(row.rate),
      interval(row.ci),
      namesOf(row.by_limit) || null,
    ]),
  );
  if (compared !== null) {
    const { benchmark, a, b, differences } = compared;
    process.stdout.write(`\n${b} (B) − ${a} (A) on ${benchmark}, seed ${seed}; Holm over these rows\n\n`);
    printTable(
      ['system', ...EFFECT_COLUMNS, 'Newcombe'],
      differences.map((row) => [row.system, ...effectCells(row), interval(row.ci_newcombe)]),
    );
  }
  printReasons([
    ...shares.map((row) => ({ label: `${row.system}, ${row.condition}`, reasons: row.reasons })),
    ...(compared?.differences ?? []).map((row) => ({ label: row.system, reasons: row.reasons })),
  ]);
}
