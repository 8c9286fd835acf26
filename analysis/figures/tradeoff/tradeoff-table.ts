import type { RowKey } from '../../model/row-key.ts';
import type { Tradeoff, TradeoffPoint } from '../../model/tradeoff.ts';
import type { FigureTable, TableCell, TableColumn } from '../figure-table.ts';
import { measureTitle } from '../measure-title.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';

/** The points in their order, then what has none and why; rates in percent, the measure in its own unit. */
export function tradeoffTable(data: Tradeoff): FigureTable {
  const points = data.points.map((point) => ({
    kind: 'row' as const,
    cells: cells(point),
    of: keyOf(point),
  }));
  const others = data.left_out.map(({ benchmark, system, condition, n_runs, reason }) => ({
    kind: 'row' as const,
    cells: { benchmark, system, condition, n_runs, reason },
  }));
  return { columns: columns(data), rows: [...points, ...others] };
}

function columns({ measure }: Tradeoff): readonly TableColumn[] {
  return [
    { key: 'system', label: 'System', unit: null },
    { key: 'condition', label: 'Condition', unit: null },
    { key: 'benchmark', label: 'Benchmark', unit: null, detail: true },
    { key: 'rate', label: 'Resolved', unit: 'percent', drawn: true },
    { key: 'ci', label: '95% CI', unit: 'percent', interval: true, drawn: true },
    { key: 'ci_method', label: 'Method of CI', unit: null, detail: true },
    { key: 'resolved', label: 'Tasks resolved', unit: 'number', detail: true },
    { key: 'n_scored', label: 'Scored', unit: 'tasks' },
    { key: 'n_unscored', label: 'Runs without verdict', unit: 'tasks', detail: true },
    { key: 'n_tasks', label: 'Tasks', unit: 'tasks', detail: true },
    { key: 'mean', label: measureTitle(measure), unit: 'number', drawn: true },
    { key: 'repeats', label: 'Least to greatest repeat', unit: 'number', interval: true, drawn: true },
    { key: 'n_repeats', label: 'Repeats', unit: 'tasks', detail: true },
    { key: 'n_known', label: 'Runs with it', unit: 'tasks' },
    { key: 'n_runs', label: 'Runs', unit: 'tasks' },
    { key: 'on_front', label: 'On the front', unit: null },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
  ];
}

function keyOf({ benchmark, system, condition }: TradeoffPoint): RowKey {
  return { benchmark, system, condition, repeat: null };
}

function cells(point: TradeoffPoint): Readonly<Record<string, TableCell>> {
  const { benchmark, system, condition, n_tasks, n_scored, n_unscored, resolved, ci_method } = point;
  const { mean, min, max, n_repeats, n_known, n_runs } = point;
  return {
    ...{ benchmark, system, condition, n_tasks, n_scored, n_unscored, resolved, ci_method },
    rate: toPoints(point.rate),
    ci: intervalToPoints(point.ci),
    ...{ mean, n_repeats, n_known, n_runs },
    repeats: n_repeats > 1 ? [min, max] : null,
    on_front: point.on_front ? 'yes' : 'no',
    reason: null,
  };
}
