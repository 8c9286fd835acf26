import { isUnpaired } from '../../compare/comparison-words.ts';
import { intervalToPoints, toPoints } from '../../figures/to-points.ts';
import type { Estimate, Report } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { sideNames } from '../side-names.ts';
import { rowLabel } from './estimate-table.ts';

const NAMES: Readonly<Record<Estimate['estimand'], string>> = {
  'task-mean': 'task means (primary)',
  'run-rate-mean': 'per-run rates',
  'pooled-runs': 'pooled runs',
  majority: 'one outcome per task',
};

/** The same difference averaged in four ways. */
export function averagesTable(report: Report): ReportTable {
  const { a, b } = sideNames(report);
  const rows = labelledRows(report);
  const average = isUnpaired(report.comparison) ? 'group_estimands' : 'estimands';
  return {
    title: 'Four ways to average',
    remarks: reasonRemarks(
      rows.flatMap(({ label, row }) => row.estimands.map(({ reason }) => ({ label, reason }))),
    ),
    notes: {
      ...{ average, n: average, a: average, b: average, interval: average },
      difference: isUnpaired(report.comparison) ? 'group_difference' : 'difference',
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'average', label: 'Average of', unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'a', label: a, unit: 'percent' },
        { key: 'b', label: b, unit: 'percent' },
        { key: 'difference', label: 'B − A', unit: 'points' },
        { key: 'interval', label: '95% CI', unit: 'points', interval: true },
      ],
      rows: rows.flatMap(({ label, comparison, row }) =>
        row.estimands.map((one) => ({
          kind: 'row' as const,
          cells: { label, ...averageCells(one) },
          reasons: averageReasons(one, comparison.reasons.difference),
        })),
      ),
    },
  };
}

function averageReasons({ reason }: Estimate, none: string | undefined) {
  const rates = none ?? reason;
  return { a: rates, b: rates, difference: rates, interval: reason };
}

function averageCells(one: Estimate) {
  return {
    ...{ average: NAMES[one.estimand], n: one.n, a: toPoints(one.rate_a), b: toPoints(one.rate_b) },
    ...{ difference: toPoints(one.difference), interval: intervalToPoints(one.interval) },
  };
}

const NONE_SCORED = 'no compared task has this run scored';

/** Rates run by run; none where there is one run only. */
export function repeatTable(report: Report): readonly ReportTable[] {
  const { a, b } = sideNames(report);
  const rows = labelledRows(report).filter(({ row }) => row.repeats.length > 1);
  if (rows.length === 0) return [];
  const table: ReportTable = {
    title: 'Run by run',
    remarks: [
      'Over the compared tasks. A run of A and one of B share a number, not a pairing, so no interval is given.',
    ],
    notes: { repeat: 'repeat', n_a: 'scored', a: 'repeat', n_b: 'scored', b: 'repeat', difference: 'repeat' },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'repeat', label: 'Run', unit: 'tasks' },
        { key: 'n_a', label: 'A scored', unit: 'tasks' },
        { key: 'a', label: a, unit: 'percent' },
        { key: 'n_b', label: 'B scored', unit: 'tasks' },
        { key: 'b', label: b, unit: 'percent' },
        { key: 'difference', label: 'B − A', unit: 'points' },
      ],
      rows: rows.flatMap(({ label, row }) =>
        row.repeats.map(({ repeat, n_a, rate_a, n_b, rate_b, difference }) => ({
          kind: 'row' as const,
          cells: {
            ...{ label, repeat, n_a, a: toPoints(rate_a), n_b, b: toPoints(rate_b) },
            difference: toPoints(difference),
          },
          reasons: {
            a: NONE_SCORED,
            b: NONE_SCORED,
            difference: 'one of the sides has nothing scored in it',
          },
        })),
      ),
    },
  };
  return [table];
}
