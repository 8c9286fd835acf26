import type { Report } from '../../analysis/model/report.ts';
import { reportTables } from '../../analysis/report/report-tables.ts';
import { isTermKey } from '../../analysis/words/index.ts';

/** Columns of a report, but for those that name the rows, which no term explains. */
export function unexplained(report: Report): readonly string[] {
  return reportTables(report).flatMap(({ title, table, notes }) =>
    table.columns.slice(1).flatMap(({ key }) => (isTermKey(notes[key] ?? '') ? [] : [`${title}: ${key}`])),
  );
}
