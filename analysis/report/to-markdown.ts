import type { TableColumn, TableRow } from '../figures/figure-table.ts';
import { writtenCell, writtenHeader } from '../figures/written-cell.ts';
import { visibleText } from '../format/visible-text.ts';
import type { Report } from '../model/report.ts';
import type { ReportTable } from './report-table.ts';
import { reportTables } from './report-tables.ts';
import { scopeLines } from './scope-lines.ts';

/** The page as Markdown: tables, with a footnote for each statistic that says what it means and whose formula it is. */
export function toMarkdown(report: Report): string {
  const { a, b } = report.comparison;
  const tables = reportTables(report);
  return [
    `# ${escaped(`${b} against ${a}`)}`,
    '',
    escaped(report.answer),
    '',
    ...scopeLines(report).map(([name, value]) => `- ${name}: ${escaped(value)}`),
    '',
    ...tables.flatMap((table) => section(report, table)),
    ...footnotes(report, tables),
  ].join('\n');
}

function section(report: Report, { title, remarks, table, notes }: ReportTable): readonly string[] {
  const { columns } = table;
  const marked = (column: TableColumn) =>
    escaped(writtenHeader(column)) +
    noteOf(report, notes[column.key])
      .map((key) => `[^${key}]`)
      .join('');
  const written = () => [
    line(columns.map(marked)),
    line(columns.map(({ unit }) => (unit === null ? '---' : '---:'))),
    ...table.rows.map((row) => line(columns.map((column) => cell(row, column)))),
    '',
  ];
  return [
    `## ${escaped(title)}`,
    '',
    ...(table.rows.length === 0 ? [] : written()),
    ...remarks.flatMap((remark) => [`- ${escaped(remark)}`]),
    ...(remarks.length > 0 ? [''] : []),
  ];
}

function cell(row: TableRow, column: TableColumn): string {
  const value = row.cells[column.key] ?? null;
  return value === null && row.kind !== 'row' ? '' : escaped(writtenCell(value, column));
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The term where it has a source to give; plain words go without saying on paper. */
function noteOf({ explanations }: Report, term: string | undefined): readonly string[] {
  return term !== undefined && explanations[term] !== undefined ? [term] : [];
}

/** In the order in which they are first met. */
function footnotes(report: Report, tables: readonly ReportTable[]): readonly string[] {
  const used = new Set(
    tables
      .filter(({ table }) => table.rows.length > 0)
      .flatMap(({ table, notes }) => table.columns.flatMap(({ key }) => noteOf(report, notes[key]))),
  );
  return [...used].map((key) => {
    const { name, text, source } = report.explanations[key]!;
    return `[^${key}]: ${escaped(`${name}: ${text}`)} Source: ${escaped(source)}\n`;
  });
}

/** Text that Markdown shows as it is, on one line: names come from files, and none may become a link, HTML or a cell. */
function escaped(text: string): string {
  return visibleText(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_{}[\]<>|~$&#]/g, '\\$&');
}
