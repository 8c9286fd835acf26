import { isUnpaired, rowNoun } from '../../compare/comparison-words.ts';
import type { TableColumn, TableRow } from '../../figures/figure-table.ts';
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
  const unpaired = isUnpaired(report.comparison);
  return {
    title: 'Difference',
    remarks: [
      ...(unpaired ? [UNPAIRED] : []),
      'The sentence above gives the percentile interval of the resamples that BCa corrects, as the forest plot does.',
      ...reasonRemarks(
        rows.flatMap(({ label, row }) => row.estimates.map(({ reason }) => ({ label, reason }))),
      ),
    ],
    notes: unpaired ? GROUP_NOTES : PAIR_NOTES,
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        ...sizeColumns(unpaired),
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

const UNPAIRED =
  'The sides share no task: they are independent groups, each over its own tasks. What differs may be the tasks themselves.';

const PAIR_NOTES: ReportTable['notes'] = {
  ...{ n: 'compared', a: 'task_rate', b: 'task_rate', difference: 'difference' },
  ...{ bca: 'bca', t: 'clustered_t', newcombe: 'newcombe' },
};
const GROUP_NOTES: ReportTable['notes'] = {
  ...{ n_a: 'group_tasks', n_b: 'group_tasks', a: 'task_rate', b: 'task_rate' },
  ...{ difference: 'group_difference', bca: 'group_bca', t: 'welch', newcombe: 'newcombe_independent' },
};

/** Tasks that a line is over: of both sides, or of each where they share none. */
function sizeColumns(unpaired: boolean): readonly TableColumn[] {
  if (!unpaired) return [{ key: 'n', label: 'n', unit: 'tasks' }];
  return [
    { key: 'n_a', label: 'n of A', unit: 'tasks' },
    { key: 'n_b', label: 'n of B', unit: 'tasks' },
  ];
}

/** Name of the column that says which row it is. */
export function rowLabel({ comparison }: Report): string {
  const noun = rowNoun(comparison, 1);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function line({ label, comparison, row }: LabelledRow): TableRow {
  const [bca, t, newcombe] = row.estimates as readonly [Estimate, Estimate, Estimate];
  const cells = {
    ...{ label, n: comparison.n_tasks, n_a: comparison.n_tasks_a, n_b: comparison.n_tasks_b },
    ...{ a: toPoints(comparison.rate_a), b: toPoints(comparison.rate_b) },
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
