import { isUnpaired } from '../../compare/comparison-words.ts';
import { intervalToPoints, toPoints } from '../../figures/to-points.ts';
import type { Report, Scenario, SensitivityRow } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { sideNames } from '../side-names.ts';
import { rowLabel } from './estimate-table.ts';

const NAMES: Readonly<Record<Scenario, string>> = {
  'as-scored': 'dropped (as above)',
  'unscored-failed': 'unscored failed',
  'unscored-and-missing-failed': 'unscored and missing failed',
  'best-for-b': 'best case for B',
  'worst-for-b': 'worst case for B',
};

/** The difference under each way of dealing with what has no verdict. */
export function sensitivityTable(report: Report): ReportTable {
  const { a, b } = sideNames(report);
  const unpaired = isUnpaired(report.comparison);
  const rows = labelledRows(report).map(({ label, row }) => ({
    label,
    lines: row.sensitivity.filter(isOwn),
  }));
  return {
    title: 'Unscored and missing runs',
    remarks: [
      ...(report.comparison.by === 'benchmark'
        ? ['A task of one benchmark alone is not missing on the other.']
        : []),
      ...(unpaired ? ['The sides share no task: one of A is not missing on B.'] : []),
      ...reasonRemarks(
        rows
          .filter(({ lines }) => lines.length === 1)
          .map(({ label }) => ({
            label,
            reason: 'nothing is unscored or missing, so every case is the first',
          })),
      ),
      ...reasonRemarks(
        rows.flatMap(({ label, lines }) =>
          // Those of the first line stand where its numbers come from.
          lines
            .slice(1)
            .flatMap(({ reasons }) => Object.values(reasons).map((reason) => ({ label, reason }))),
        ),
      ),
    ],
    notes: {
      ...{ scenario: 'sensitivity', n: 'compared', a: 'task_rate', b: 'task_rate', difference: 'difference' },
      ...{ n_a: 'group_tasks', n_b: 'group_tasks', interval: 'bca', p: 'permutation', changes: 'changes' },
      ...(unpaired && { scenario: 'group_sensitivity', difference: 'group_difference' }),
      ...(unpaired && { interval: 'group_bca', p: 'group_permutation' }),
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'scenario', label: 'What has no verdict', unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'a', label: a, unit: 'percent' },
        { key: 'b', label: b, unit: 'percent' },
        { key: 'difference', label: 'B − A', unit: 'points' },
        { key: 'interval', label: '95% CI, BCa', unit: 'points', interval: true },
        { key: 'p', label: 'p', unit: 'p' },
        { key: 'changes', label: 'Changes', unit: null },
      ],
      rows: rows.flatMap(({ label, lines }) =>
        lines.map((line) => ({
          kind: 'row' as const,
          cells: { label, ...cellsOf(line) },
          reasons: cellReasons(line),
        })),
      ),
    },
  };
}

/** Not a repetition of the first line. */
function isOwn({ reasons }: SensitivityRow): boolean {
  return reasons.scenario === undefined;
}

function cellReasons({ scenario, reasons }: SensitivityRow) {
  const { difference } = reasons;
  const unchanged = scenario === 'as-scored' ? 'it is the case that the others are held against' : difference;
  return { ...reasons, a: difference, b: difference, changes: unchanged };
}

function cellsOf(line: SensitivityRow) {
  return {
    ...{ scenario: NAMES[line.scenario], n: line.n_tasks },
    ...{ a: toPoints(line.rate_a), b: toPoints(line.rate_b), difference: toPoints(line.difference) },
    ...{
      interval: intervalToPoints(line.interval),
      p: line.p,
      changes: line.scenario === 'as-scored' ? null : changesText(line),
    },
  };
}

/** What a case changes against the first, in words. */
export function changesText(line: Pick<SensitivityRow, 'sign_changes' | 'significance_changes'>): string {
  const words = [
    ...(line.sign_changes ? ['sign'] : []),
    ...(line.significance_changes ? ['significance'] : []),
  ];
  return words.length === 0 ? 'nothing' : words.join(', ');
}
