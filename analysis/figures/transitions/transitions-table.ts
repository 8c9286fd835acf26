import { comparisonKey } from '../../compare/comparison-key.ts';
import { rowNoun } from '../../compare/comparison-words.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import type { FigureTable, TableColumn, TableRow } from '../figure-table.ts';
import { toPoints } from '../to-points.ts';
import { type TransitionPanel, transitionPanels } from './transition-panels.ts';

/** The squares' data, a row per square: tasks by transition, what was kept, and what chance alone would overturn. */
export function transitionsTable(data: ComparisonResult): FigureTable {
  const origin = { a: data.a, b: data.b, cohort: data.cohort.hash, seed: data.seed };
  return { columns: columns(data), rows: transitionPanels(data).map((panel) => row(panel, origin)) };
}

function columns(data: ComparisonResult): readonly TableColumn[] {
  const noun = rowNoun(data, 1);
  return [
    { key: 'label', label: noun.charAt(0).toUpperCase() + noun.slice(1), unit: null },
    { key: 'n', label: 'n', unit: 'tasks' },
    { key: 'ss', label: 'Solved by both', unit: 'tasks', drawn: true },
    { key: 'su', label: 'Lost', unit: 'tasks', drawn: true },
    { key: 'us', label: 'Gained', unit: 'tasks', drawn: true },
    { key: 'uu', label: 'By neither', unit: 'tasks', drawn: true },
    { key: 'excluded', label: 'Tied', unit: 'tasks', detail: true },
    { key: 'n_dropped', label: 'Dropped', unit: 'tasks', detail: true },
    { key: 'retention', label: 'Retention', unit: 'percent' },
    { key: 'chance', label: 'Overturn by chance', unit: 'percent', detail: true },
    { key: 'p_mcnemar', label: 'p, McNemar mid-p', unit: 'p' },
    { key: 'reason', label: 'Why empty', unit: null, detail: true },
    { key: 'a', label: 'A', unit: null, detail: true },
    { key: 'b', label: 'B', unit: null, detail: true },
    { key: 'cohort', label: 'Cohort hash', unit: null, detail: true },
    { key: 'seed', label: 'Seed', unit: null, detail: true },
  ];
}

function row({ label, n, areas, comparison, reason }: TransitionPanel, origin: TableRow['cells']): TableRow {
  const { transitions, n_dropped, retention, overturn_null, mcnemar, reasons } = comparison;
  const counts = Object.fromEntries(areas.map((area) => [area.transition, area.n]));
  return {
    kind: 'row',
    of: comparisonKey(comparison),
    cells: {
      ...{ label, n, ss: null, su: null, us: null, uu: null, ...counts },
      ...{ excluded: transitions?.excluded ?? null, n_dropped, retention: toPoints(retention) },
      ...{ chance: toPoints(overturn_null), p_mcnemar: mcnemar?.mid_p ?? null },
      reason: reason ?? (retention === null ? (reasons.retention ?? null) : null),
      ...origin,
    },
  };
}
