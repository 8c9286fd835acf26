import type { RequestEffects } from '../../model/effects.ts';
import type { FigureTable, TableColumn, TableRow } from '../figure-table.ts';
import { toPoints } from '../to-points.ts';
import type { EffectsOptions } from './effects-options.ts';
import { type EffectsRow, effectsRows } from './effects-rows.ts';

/** The plot's data, a row per line; differences and intervals in percentage points, rates in percent. */
export function effectsTable(data: RequestEffects, options: EffectsOptions): FigureTable {
  const origin = { benchmark: data.benchmark, seed: data.seed };
  return { columns: COLUMNS, rows: effectsRows(data, options).map((row) => tableRow(row, origin)) };
}

const COLUMNS: readonly TableColumn[] = [
  { key: 'label', label: 'Effect', unit: null },
  { key: 'level', label: 'Level', unit: null, detail: true },
  { key: 'contrast', label: 'Contrast', unit: null, detail: true },
  { key: 'a', label: 'A', unit: null, detail: true },
  { key: 'b', label: 'B', unit: null, detail: true },
  { key: 'n_systems', label: 'Systems', unit: 'tasks', detail: true },
  { key: 'n_tasks', label: 'n', unit: 'tasks' },
  { key: 'n_dropped', label: 'Dropped', unit: 'tasks', detail: true },
  { key: 'n_other', label: 'Differ in more', unit: 'tasks', detail: true },
  { key: 'rate_a', label: 'Rate of A', unit: 'percent' },
  { key: 'rate_b', label: 'Rate of B', unit: 'percent' },
  { key: 'difference', label: 'Difference', unit: 'points', drawn: true },
  { key: 'interval', label: '95% CI', unit: 'points', interval: true, drawn: true },
  { key: 'p_permutation', label: 'p, permutation', unit: 'p', detail: true },
  { key: 'p_holm', label: 'Holm p', unit: 'p' },
  { key: 'reason', label: 'Why empty', unit: null, detail: true },
  { key: 'benchmark', label: 'Benchmark', unit: null, detail: true },
  { key: 'seed', label: 'Seed', unit: null, detail: true },
];

function tableRow(row: EffectsRow, origin: TableRow['cells']): TableRow {
  const { kind, label, difference, interval, n, p, effect } = row;
  const overall = kind === 'row' ? row.effect : null;
  const { contrast, a, b, n_dropped, p_permutation, reasons } = effect;
  return {
    kind,
    cells: {
      ...{ label, level: kind === 'row' ? 'mean' : 'system', contrast, a, b },
      ...{ n_systems: overall?.n_systems ?? null, n_tasks: n, n_dropped, n_other: overall?.n_other ?? null },
      ...{ rate_a: toPoints(effect.rate_a), rate_b: toPoints(effect.rate_b), difference, interval },
      ...{ p_permutation, p_holm: p, reason: row.reason ?? Object.values(reasons)[0] ?? null },
      ...origin,
    },
  };
}
