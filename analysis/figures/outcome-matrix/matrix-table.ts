import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import type { FigureTable, TableCell, TableColumn, TableRow } from '../figure-table.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';
import { columnLabels } from './column-labels.ts';

/**
 * A row to each system with its rate and what it comes to on every task; below them how many scored runs a task has in all
 * and what share of them resolves it.
 */
export function matrixTable(matrix: OutcomeMatrix): FigureTable {
  const labels = columnLabels(matrix);
  const rows = matrix.columns.map((_, i) => systemRow(matrix, i, labels[i] ?? ''));
  return { columns: tableColumns(matrix), rows: [...rows, ...taskRows(matrix)] };
}

const taskKey = (row: number) => `task_${row}`;

function tableColumns({ rows }: OutcomeMatrix): readonly TableColumn[] {
  return [
    { key: 'label', label: 'System', unit: null },
    { key: 'condition', label: 'Condition', unit: null, detail: true },
    { key: 'n_tasks', label: 'Tasks', unit: 'tasks' },
    { key: 'n_scored', label: 'Scored', unit: 'tasks' },
    { key: 'rate', label: 'Resolve rate', unit: 'percent', drawn: true },
    { key: 'ci', label: '95% CI', unit: 'percent', interval: true, drawn: true },
    { key: 'ci_method', label: 'Method of CI', unit: null, detail: true },
    { key: 'n_unique', label: 'Solved alone', unit: 'tasks' },
    {
      key: 'n_unique_everywhere',
      label: 'Solved alone, of tasks scored for all',
      unit: 'tasks',
      detail: true,
    },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
    ...rows.map(({ task }, row) => ({ key: taskKey(row), label: task, unit: null, detail: true }) as const),
  ];
}

function systemRow(matrix: OutcomeMatrix, i: number, label: string): TableRow {
  const { benchmark, rows, columns, cells, legend } = matrix;
  const { system, condition, n_tasks, n_scored, rate, ci, ci_method, n_unique, n_unique_everywhere } =
    columns[i]!;
  const at = (row: number) => row * columns.length + i;
  const outcomes = rows.map((_, row) => {
    const outcome = legend[cells.outcome[at(row)]!]!;
    const share = `${cells.resolved[at(row)]}/${cells.scored[at(row)]}`;
    return [taskKey(row), outcome === 'mixed' ? `mixed ${share}` : outcome] as const;
  });
  return {
    kind: 'row',
    of: { benchmark, system, condition, repeat: null },
    cells: {
      ...{ label, condition, n_tasks, n_scored, rate: toPoints(rate), ci: intervalToPoints(ci) },
      ...{ ci_method, n_unique, n_unique_everywhere, reason: rate === null ? 'no task is scored' : null },
      ...(Object.fromEntries(outcomes) as Record<string, TableCell>),
    },
  };
}

function taskRows({ rows }: OutcomeMatrix): readonly TableRow[] {
  const over = (of: (row: OutcomeMatrix['rows'][number]) => TableCell) =>
    Object.fromEntries(rows.map((row, i) => [taskKey(i), of(row)]));
  return [
    { kind: 'summary', cells: { label: 'Scored runs', ...over(({ n_scored }) => n_scored) } },
    { kind: 'summary', cells: { label: 'Runs that resolve it', ...over(({ n_resolved }) => n_resolved) } },
    {
      kind: 'summary',
      cells: {
        label: 'Share that resolves it, %',
        reason: 'a task without a scored run has no share',
        ...over(({ solved_share }) => toPoints(solved_share)),
      },
    },
  ];
}
