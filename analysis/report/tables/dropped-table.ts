import { isUnpaired, rowLabel } from '../../compare/comparison-words.ts';
import type { TableColumn } from '../../figures/figure-table.ts';
import { count } from '../../format/number.ts';
import type { OutcomeCounts, Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel as rowHeader } from './estimate-table.ts';

/** Which tasks are compared, which are not, and why. */
export function droppedTable(report: Report): ReportTable {
  return {
    title: 'Tasks compared and dropped',
    remarks: reasonRemarks(oneSided(report)),
    notes: {
      ...{ compared: 'compared', dropped: 'dropped', missing_a: 'missing', missing_b: 'missing' },
      ...{ compared_a: 'group_tasks', compared_b: 'group_tasks' },
      ...{ unscored_a: 'unscored', unscored_b: 'unscored', both: 'unscored', runs_a: 'run', runs_b: 'run' },
      ...{ reasons_a: 'outcome', reasons_b: 'outcome' },
    },
    table: {
      columns: [
        { key: 'label', label: rowHeader(report), unit: null },
        ...fates(isUnpaired(report.comparison)),
        { key: 'runs_a', label: 'Runs of A', unit: 'tasks' },
        { key: 'reasons_a', label: 'Unscored runs of A', unit: null, detail: true },
        { key: 'runs_b', label: 'Runs of B', unit: 'tasks' },
        { key: 'reasons_b', label: 'Unscored runs of B', unit: null, detail: true },
      ],
      rows: labelledRows(report).map(({ label, comparison, row: { tasks } }) => ({
        kind: 'row',
        cells: {
          ...{ compared_a: comparison.n_tasks_a, compared_b: comparison.n_tasks_b },
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

/** What can become of a task: one of sides that share none is missing on neither. */
function fates(unpaired: boolean): readonly TableColumn[] {
  const ofSides = [
    { key: 'unscored_a', label: 'A unscored', unit: 'tasks' },
    { key: 'unscored_b', label: 'B unscored', unit: 'tasks' },
  ] as const;
  if (unpaired)
    return [
      { key: 'compared_a', label: 'Compared of A', unit: 'tasks' },
      { key: 'compared_b', label: 'Compared of B', unit: 'tasks' },
      { key: 'dropped', label: 'Dropped', unit: 'tasks' },
      ...ofSides,
    ];
  return [
    { key: 'compared', label: 'Compared', unit: 'tasks' },
    { key: 'dropped', label: 'Dropped', unit: 'tasks' },
    { key: 'missing_a', label: 'A has no run', unit: 'tasks' },
    { key: 'missing_b', label: 'B has no run', unit: 'tasks' },
    ...ofSides,
    { key: 'both', label: 'Both unscored', unit: 'tasks' },
  ];
}

/** Rows that stand on one side only; their condition is told where the rows are conditions or there are several. */
function oneSided({ comparison, one_sided }: Report) {
  const { a, b, comparisons } = comparison;
  const conditions = new Set([...comparisons, ...one_sided].map(({ condition }) => condition));
  return one_sided.map((row) => {
    const label = rowLabel(row, comparison, conditions.size > 1);
    const { side } = row;
    return { label, reason: `only ${side === 'a' ? a : b} has runs, so there is nothing to compare` };
  });
}

function counted(outcomes: OutcomeCounts): string {
  const parts = Object.entries(outcomes).map(([name, n]) => `${count(n)} ${WORDS[name] ?? name}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const WORDS: Readonly<Record<string, string>> = { none: 'without verdict', 'set-aside': 'set aside' };
