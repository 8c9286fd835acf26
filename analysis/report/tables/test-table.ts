import { rowNoun } from '../../compare/comparison-words.ts';
import type { TableColumn } from '../../figures/figure-table.ts';
import { type Report, TESTS } from '../../model/report.ts';
import { labelledRows } from '../labelled-rows.ts';
import { reasonRemarks } from '../reason-remarks.ts';
import type { ReportTable } from '../report-table.ts';
import { rowLabel } from './estimate-table.ts';

const NAMES = {
  permutation: 'permutation',
  'mcnemar-exact': 'McNemar exact',
  'mcnemar-mid-p': 'McNemar mid-p',
  'clustered-t': 't over tasks',
} as const;

/** Every test's p, and Holm's over the rows where there are several. */
export function testTable(report: Report): ReportTable {
  const rows = labelledRows(report);
  const family = rows.length > 1;
  return {
    title: 'Tests',
    remarks: [
      family
        ? `Two-sided. Holm over the ${rows.length} ${rowNoun(report.comparison.by, rows.length)}, for each test by itself.`
        : 'Two-sided. One row: nothing to adjust for.',
      ...reasonRemarks(rows.flatMap(({ label, row }) => row.tests.map(({ reason }) => ({ label, reason })))),
    ],
    notes: {
      ...{ only_a: 'discordant', only_b: 'discordant', permutation: 'permutation' },
      ...{ 'mcnemar-exact': 'mcnemar_exact', 'mcnemar-mid-p': 'mcnemar_mid_p', 'clustered-t': 'clustered_t' },
      ...Object.fromEntries(TESTS.map((test) => [`${test} holm`, 'holm' as const])),
    },
    table: {
      columns: [
        { key: 'label', label: rowLabel(report), unit: null },
        { key: 'only_a', label: 'Solved by A only', unit: 'tasks' },
        { key: 'only_b', label: 'by B only', unit: 'tasks' },
        ...TESTS.flatMap((test) => columnsOf(test, family)),
      ],
      rows: rows.map(({ label, comparison, row }) => ({
        kind: 'row',
        cells: {
          ...{ label, only_a: comparison.mcnemar.b, only_b: comparison.mcnemar.c },
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

function columnsOf(test: (typeof TESTS)[number], family: boolean): readonly TableColumn[] {
  const own: TableColumn = { key: test, label: `p, ${NAMES[test]}`, unit: 'p' };
  return family ? [own, { key: `${test} holm`, label: 'Holm', unit: 'p' }] : [own];
}
