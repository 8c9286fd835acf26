import { count } from '../../format/number.ts';
import type { OutcomeCounts, Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

/** Which tasks are compared, which are not, and why. */
export function droppedTable(report: Report): ReportTable {
  const { a, b } = report.comparison;
  const one = report.one_sided.map(({ row, side }) => `${row} has runs of ${side === 'a' ? a : b} only`);
  return {
    title: 'Tasks compared and dropped',
    remarks: one.length > 0 ? [`Nothing to compare: ${one.join('; ')}.`] : [],
    notes: {},
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'compared', label: 'Compared', unit: 'tasks' },
        { key: 'dropped', label: 'Dropped', unit: 'tasks' },
        { key: 'missing_a', label: 'A has no run', unit: 'tasks' },
        { key: 'missing_b', label: 'B has no run', unit: 'tasks' },
        { key: 'unscored_a', label: 'A unscored', unit: 'tasks' },
        { key: 'unscored_b', label: 'B unscored', unit: 'tasks' },
        { key: 'both', label: 'Both unscored', unit: 'tasks' },
        { key: 'runs_a', label: 'Runs of A', unit: 'tasks' },
        { key: 'reasons_a', label: 'Unscored runs of A', unit: null, detail: true },
        { key: 'runs_b', label: 'Runs of B', unit: 'tasks' },
        { key: 'reasons_b', label: 'Unscored runs of B', unit: null, detail: true },
      ],
      rows: labelledRows(report).map(({ label, row: { tasks } }) => ({
        kind: 'row',
        cells: {
          ...{ label, compared: tasks.n_compared, dropped: tasks.n_dropped },
          ...{ missing_a: tasks.n_missing_a, missing_b: tasks.n_missing_b },
          ...{ unscored_a: tasks.n_unscored_a, unscored_b: tasks.n_unscored_b, both: tasks.n_unscored_both },
          ...{ runs_a: tasks.runs_a, reasons_a: counted(tasks.unscored_a) },
          ...{ runs_b: tasks.runs_b, reasons_b: counted(tasks.unscored_b) },
        },
      })),
    },
  };
}

function counted(outcomes: OutcomeCounts): string {
  const parts = Object.entries(outcomes).map(([name, n]) => `${count(n)} ${WORDS[name] ?? name}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const WORDS: Readonly<Record<string, string>> = { none: 'without verdict', 'set-aside': 'set aside' };
