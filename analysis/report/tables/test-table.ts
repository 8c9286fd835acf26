import { isUnpaired, rowNoun } from '../../compare/comparison-words.ts';
import type { TableColumn } from '../../figures/figure-table.ts';
import type { Report, Test } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

const NAMES = {
  permutation: 'permutation',
  'mcnemar-exact': 'McNemar exact',
  'mcnemar-mid-p': 'McNemar mid-p',
  'clustered-t': 't over tasks',
  'welch-t': 'Welch’s t',
} as const;

const ONLY: readonly TableColumn[] = [
  { key: 'only_a', label: 'Solved by A only', unit: 'tasks' },
  { key: 'only_b', label: 'by B only', unit: 'tasks' },
];

/** Every test's p, and Holm's over the rows where there are several. */
export function testTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const family = rows.length > 1;
  const unpaired = isUnpaired(report.comparison);
  const tests = rows[0]?.row.tests.map(({ test }) => test) ?? [];
  return {
    title: 'Tests',
    remarks: [
      family
        ? `Two-sided. Holm over the ${rows.length} ${rowNoun(report.comparison, rows.length)}, for each test by itself.`
        : 'Two-sided. One row: nothing to adjust for.',
      ...reasonRemarks(rows.flatMap(({ label, row }) => row.tests.map(({ reason }) => ({ label, reason })))),
    ],
    notes: {
      ...{ only_a: 'discordant', only_b: 'discordant', 'clustered-t': 'clustered_t', 'welch-t': 'welch' },
      ...{ 'mcnemar-exact': 'mcnemar_exact', 'mcnemar-mid-p': 'mcnemar_mid_p' },
      permutation: unpaired ? 'group_permutation' : 'permutation',
      ...Object.fromEntries(tests.map((test) => [`${test} holm`, 'holm' as const])),
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        ...(unpaired ? [] : ONLY),
        ...tests.flatMap((test) => columnsOf(test, family)),
      ],
      rows: rows.map(({ label, comparison, row }) => ({
        kind: 'row',
        cells: {
          ...{ label, only_a: comparison.mcnemar?.b ?? null, only_b: comparison.mcnemar?.c ?? null },
          ...Object.fromEntries(row.tests.map(({ test, p }) => [test, p])),
          ...Object.fromEntries(row.tests.map(({ test, p_holm }) => [`${test} holm`, p_holm])),
        },
        reasons: Object.fromEntries(
          row.tests.flatMap(({ test, reason }) => [
            [test, reason],
            [`${test} holm`, reason],
          ]),
        ),
      })),
    },
  };
}

function columnsOf(test: Test['test'], family: boolean): readonly TableColumn[] {
  const own: TableColumn = { key: test, label: `p, ${NAMES[test]}`, unit: 'p' };
  return family ? [own, { key: `${test} holm`, label: 'Holm', unit: 'p' }] : [own];
}
