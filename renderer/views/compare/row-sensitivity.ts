import { rowLabels } from '../../../analysis/compare/comparison-words.ts';
import type { Comparison } from '../../../analysis/model/comparison.ts';
import type { Report } from '../../../analysis/model/report.ts';
import type { ReportTable } from '../../../analysis/report/report-table.ts';
import { sensitivityTable } from '../../../analysis/report/tables/sensitivity-table.ts';

/** The report's table of one row, without the column that names it; null where the report lacks the row. */
export function rowSensitivity(
  report: Report,
  { system, condition }: Pick<Comparison, 'system' | 'condition'>,
): ReportTable | null {
  const { comparisons } = report.comparison;
  const at = comparisons.findIndex((row) => row.system === system && row.condition === condition);
  const [comparison, row] = [comparisons[at], report.rows[at]];
  if (comparison === undefined || row === undefined) return null;
  const one = { ...report, comparison: { ...report.comparison, comparisons: [comparison] }, rows: [row] };
  const { title, table, ...section } = sensitivityTable(one);
  const name = comparisons.length > 1 ? ` of ${rowLabels(report.comparison)[at]}` : '';
  return {
    ...section,
    title: title + name,
    table: { ...table, columns: table.columns.filter(({ key }) => key !== 'label') },
  };
}
