import type { RequestEffects } from '../../../analysis/model/effects.ts';
import { printTable } from '../print.ts';
import { EFFECT_COLUMNS, effectCells } from './effect-cells.ts';
import { printLeftOut, printReasons } from './print-reasons.ts';

export function printRequestEffects(kind: 'fields' | 'styles', found: RequestEffects): void {
  const { benchmark, seed, overall, by_system, left_out } = found;
  const what = kind === 'fields' ? 'field' : 'style';
  process.stdout.write(`Effects of ${kind} on ${benchmark}, seed ${seed}\n`);
  process.stdout.write('Mean over systems; Holm over these rows\n\n');
  printTable(
    [what, 'A', 'B', 'systems', 'otherwise', ...EFFECT_COLUMNS],
    overall.map((row) => [row.contrast, row.a, row.b, row.n_systems, row.n_other, ...effectCells(row)]),
  );
  process.stdout.write('\nPer system; Holm over these rows\n\n');
  printTable(
    [what, 'A', 'B', 'system', ...EFFECT_COLUMNS],
    by_system.map((row) => [row.contrast, row.a, row.b, row.system, ...effectCells(row)]),
  );
  printReasons([
    ...overall.map(({ contrast, reasons }) => ({ label: contrast, reasons })),
    ...by_system.map(({ contrast, system, reasons }) => ({ label: `${contrast}, ${system}`, reasons })),
  ]);
  printLeftOut(left_out);
}
