import { comparisonKey } from '../../compare/comparison-key.ts';
import { rowNoun } from '../../compare/comparison-words.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import type { FigureTable, TableCell, TableColumn } from '../figure-table.ts';
import { originCells, originColumns } from '../origin.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';
import { type ForestOptions, type ForestRow, forestRows } from './forest-rows.ts';

/** The plot's data, a row per line; differences and intervals in percentage points, rates in percent. */
export function forestTable(data: ComparisonResult, options: ForestOptions = {}): FigureTable {
  const origin = originCells(data);
  const rows = forestRows(data, options).map((row) => ({
    kind: row.kind,
    cells: { ...cells(row), ...origin },
    ...(row.kind === 'row' && row.comparison !== null && { of: comparisonKey(row.comparison) }),
  }));
  return { columns: columns(data), rows };
}

function columns(data: ComparisonResult): readonly TableColumn[] {
  const noun = rowNoun(data, 1);
  return [
    { key: 'label', label: noun.charAt(0).toUpperCase() + noun.slice(1), unit: null },
    { key: 'level', label: 'Level', unit: null, detail: true },
    { key: 'n_tasks', label: 'n', unit: 'tasks' },
    { key: 'n_tasks_a', label: 'Tasks of A', unit: 'tasks', detail: true },
    { key: 'n_tasks_b', label: 'Tasks of B', unit: 'tasks', detail: true },
    { key: 'tasks', label: 'Tasks of both', unit: null, detail: true },
    { key: 'n_dropped', label: 'Dropped', unit: 'tasks', detail: true },
    { key: 'rate_a', label: data.a, unit: 'percent' },
    { key: 'rate_b', label: data.b, unit: 'percent' },
    { key: 'difference', label: 'Difference', unit: 'points', drawn: true },
    { key: 'interval', label: '95% CI', unit: 'points', interval: true, drawn: true },
    { key: 'interval_method', label: 'Method of CI', unit: null, detail: true },
    { key: 'bca', label: '95% CI, BCa', unit: 'points', interval: true, detail: true },
    { key: 'newcombe', label: '95% CI, Newcombe', unit: 'points', interval: true, detail: true },
    { key: 'only_a', label: 'Solved by A only', unit: 'tasks', detail: true },
    { key: 'only_b', label: 'Solved by B only', unit: 'tasks', detail: true },
    { key: 'p_mcnemar', label: 'p, McNemar mid-p', unit: 'p', detail: true },
    { key: 'p_permutation', label: 'p, permutation', unit: 'p', detail: true },
    { key: 'p_holm', label: 'Holm p', unit: 'p' },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
    ...originColumns(data),
  ];
}

function cells(row: ForestRow): Readonly<Record<string, TableCell>> {
  const shared = {
    label: row.label,
    level: { row: 'row', part: 'repository', summary: 'mean' }[row.kind],
    n_tasks: row.n,
    difference: row.difference,
    interval: row.interval,
    interval_method: row.interval && (row.kind === 'part' ? 'newcombe' : 'bootstrap percentile'),
    newcombe: row.kind === 'part' ? row.interval : row.band,
    reason: row.reason,
  };
  const comparison = row.kind === 'row' ? row.comparison : null;
  if (comparison === null) return shared;
  return {
    ...shared,
    ...{ n_tasks_a: comparison.n_tasks_a, n_tasks_b: comparison.n_tasks_b },
    tasks: comparison.paired ? 'the same' : 'none shared',
    n_dropped: comparison.n_dropped,
    rate_a: toPoints(comparison.rate_a),
    rate_b: toPoints(comparison.rate_b),
    bca: intervalToPoints(comparison.ci_bca),
    only_a: comparison.mcnemar?.b ?? null,
    only_b: comparison.mcnemar?.c ?? null,
    p_mcnemar: comparison.mcnemar?.mid_p ?? null,
    p_permutation: comparison.p_permutation,
    p_holm: comparison.p_holm,
  };
}
