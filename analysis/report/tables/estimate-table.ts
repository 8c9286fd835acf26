import { rowNoun } from '../../compare/comparison-words.ts';
import type { TableRow } from '../../figures/figure-table.ts';
import { intervalToPoints, toPoints } from '../../figures/to-points.ts';
import type { Estimate, Report } from '../../model/report.ts';
import { type LabelledRow, labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { sideNames } from '../side-names.ts';

/** Rates of both sides, their difference and its three intervals. */
export function estimateTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const { a, b } = sideNames(report);
  return {
    title: 'Difference',
    remarks: [
      'The sentence above gives the percentile interval of the resamples that BCa corrects, as the forest plot does.',
      ...reasonRemarks(
        rows.flatMap(({ label, row }) => row.estimates.map(({ reason }) => ({ label, reason }))),
      ),
    ],
    notes: {
      ...{ n: 'compared', a: 'task_rate', b: 'task_rate', difference: 'difference' },
      ...{ bca: 'bca', t: 'clustered_t', newcombe: 'newcombe' },
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'n', label: 'n', unit: 'tasks' },
        { key: 'a', label: a, unit: 'percent' },
        { key: 'b', label: b, unit: 'percent' },
        { key: 'difference', label: 'B − A', unit: 'points' },
        { key: 'bca', label: '95% CI, BCa', unit: 'points', interval: true },
        { key: 't', label: '95% CI, t', unit: 'points', interval: true },
        { key: 'newcombe', label: '95% CI, Newcombe', unit: 'points', interval: true },
      ],
      rows: [...rows.map(line), ...meanLine(report)],
    },
  };
}

/** Name of the column that says which row it is. */
export function rowLabel({ comparison }: Report): string {
  const noun = rowNoun(comparison.by, 1);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function line({ label, comparison, row }: LabelledRow): TableRow {
  const [bca, t, newcombe] = row.estimates as readonly [Estimate, Estimate, Estimate];
  const cells = {
    ...{ label, n: comparison.n_tasks, a: toPoints(comparison.rate_a), b: toPoints(comparison.rate_b) },
    difference: toPoints(comparison.difference),
    bca: intervalToPoints(bca.interval),
    t: intervalToPoints(t.interval),
    newcombe: intervalToPoints(newcombe.interval),
  };
  const { difference } = comparison.reasons;
  const reasons = {
    ...{ a: difference, b: difference, difference },
    ...{ bca: bca.reason, t: t.reason, newcombe: newcombe.reason },
  };
  return { kind: 'row', cells, reasons };
}

function meanLine({ comparison }: Report): readonly TableRow[] {
  if (comparison.comparisons.length < 2) return [];
  const limits = intervalToPoints(comparison.ci_mean_difference);
  const label = `Mean of ${comparison.comparisons.length} (percentile, tasks resampled jointly)`;
  return [
    { kind: 'summary', cells: { label, difference: toPoints(comparison.mean_difference), bca: limits } },
  ];
}
