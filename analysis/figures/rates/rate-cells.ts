import type { RateRow } from '../../model/rate-row.ts';
import type { RowKey } from '../../model/row-key.ts';
import type { TableCell, TableColumn } from '../figure-table.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';

/** Columns that name what a rate is of. */
export const NAME_COLUMNS: readonly TableColumn[] = [
  { key: 'system', label: 'System', unit: null },
  { key: 'condition', label: 'Condition', unit: null },
  { key: 'benchmark', label: 'Benchmark', unit: null, detail: true },
];

/** Columns of a rate and of its denominators. The interval is that of a row; a repeat's own stands apart, because it is not drawn. */
export function rateColumns(intervals: boolean): readonly TableColumn[] {
  return [
    { key: 'rate', label: 'Resolve rate', unit: 'percent', drawn: true },
    { key: 'interval', label: '95% CI', unit: 'percent', interval: true, ...(intervals && { drawn: true }) },
    { key: 'interval_method', label: 'Method of CI', unit: null, detail: true },
    ...COUNT_COLUMNS,
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
  ];
}

/** What the runs of a row are, scored or not. */
export const COUNT_COLUMNS: readonly TableColumn[] = [
  { key: 'n_scored', label: 'Scored', unit: 'tasks' },
  { key: 'n_tasks', label: 'Tasks', unit: 'tasks' },
  { key: 'n_unscored', label: 'Unscored', unit: 'tasks', detail: true },
  { key: 'n_suspect', label: 'Suspect runs', unit: 'number', detail: true },
  { key: 'n_ambiguous', label: 'Ambiguous runs', unit: 'number', detail: true },
  { key: 'resolved', label: 'Resolved runs', unit: 'number', detail: true },
];

export function nameCells({ benchmark, system, condition }: RateRow): Readonly<Record<string, TableCell>> {
  return { benchmark, system, condition };
}

export function rateKey({ benchmark, system, condition, repeat }: RateRow): RowKey {
  return { benchmark, system, condition, repeat };
}

export function countCells(row: RateRow): Readonly<Record<string, TableCell>> {
  const { n_scored, n_tasks, n_unscored, n_suspect, n_ambiguous, resolved } = row;
  return { n_scored, n_tasks, n_unscored, n_suspect, n_ambiguous, resolved };
}

export function rateCells(row: RateRow): Readonly<Record<string, TableCell>> {
  return {
    ...nameCells(row),
    ...countCells(row),
    rate: toPoints(row.rate),
    interval: intervalToPoints(row.ci),
    interval_method: row.ci_method,
    reason: whyNull(row),
  };
}

/** Why a row has no rate or no interval; null where it has both. */
export function whyNull({ rate, ci, n_tasks }: RateRow): string | null {
  if (rate === null) return n_tasks === 0 ? 'no run' : 'no run is scored';
  return ci === null ? 'too few tasks for an interval' : null;
}
