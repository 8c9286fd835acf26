import { count } from '../../format/number.ts';
import type { OutcomeCounts, Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

/** Which tasks are compared, which are not, and why. */
export function droppedTable(report: Report): ReportTable {
  return {
    title: 'Tasks compared and dropped',
    remarks: reasonRemarks(oneSided(report)),
    notes: {
      ...{ compared: 'compared', dropped: 'dropped', missing_a: 'missing', missing_b: 'missing' },
      ...{ unscored_a: 'unscored', unscored_b: 'unscored', both: 'unscored', runs_a: 'run', runs_b: 'run' },
      ...{ reasons_a: 'outcome', reasons_b: 'outcome' },
    },
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

/** Rows that stand on one side only; their condition is told where the rows are conditions or there are several. */
function oneSided({ comparison: { by, a, b, comparisons }, one_sided }: Report) {
  const conditions = new Set([...comparisons, ...one_sided].map(({ condition }) => condition));
  return one_sided.map(({ system, condition, side }) => {
    const both = conditions.size > 1 && condition !== null ? `${system} · ${condition}` : system;
    const label = by === 'system' ? (condition ?? system) : both;
    return { label, reason: `only ${side === 'a' ? a : b} has runs, so there is nothing to compare` };
  });
}

function counted(outcomes: OutcomeCounts): string {
  const parts = Object.entries(outcomes).map(([name, n]) => `${count(n)} ${WORDS[name] ?? name}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const WORDS: Readonly<Record<string, string>> = { none: 'without verdict', 'set-aside': 'set aside' };
