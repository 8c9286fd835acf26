import { count, fixed, NULL_MARK, pValue, signed } from '../format/number.ts';
import type { FigureTable, TableCell, TableColumn, TableRow } from './figure-table.ts';

/**
 * The table as LaTeX with booktabs rules, ready to be input; columns marked as detail are left out. Text is escaped,
 * minus signs are set in mathematics, null is an en dash (empty in a summary row, where it does not apply).
 */
export function toLatex(table: FigureTable, caption: string): string {
  const columns = table.columns.filter((column) => !column.detail);
  const line = (row: TableRow) => `    ${columns.map((column, i) => cell(row, column, i)).join(' & ')} \\\\`;
  const body = table.rows.flatMap((row) =>
    row.kind === 'summary' ? ['    \\midrule', line(row)] : [line(row)],
  );
  return [
    '% Needs \\usepackage{booktabs}.',
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escapeLatex(caption)}}`,
    `  \\begin{tabular}{@{}${columns.map((column) => (column.unit === null ? 'l' : 'r')).join('')}@{}}`,
    '    \\toprule',
    `    ${columns.map(header).join(' & ')} \\\\`,
    '    \\midrule',
    ...body,
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

function header(column: TableColumn): string {
  const unit = { percent: ' (%)', points: ' (pp)', tasks: '', p: '' };
  return escapeLatex(column.label + (column.unit === null ? '' : unit[column.unit]));
}

function cell(row: TableRow, column: TableColumn, index: number): string {
  const value = row.cells[column.key] ?? null;
  if (value === null && row.kind !== 'row') return '';
  const text = escapeLatex(written(value, column));
  if (index > 0) return text;
  // A line that began with a bracket would be read as an argument of the line end before it.
  return (row.kind === 'part' ? '\\quad ' : '') + (text.startsWith('[') ? `{}${text}` : text);
}

function written(value: TableCell, column: TableColumn): string {
  if (value === null) return NULL_MARK;
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return `[${value.map((limit) => fixed(limit, 1)).join(', ')}]`;
  if (column.unit === 'points') return signed(value, 1);
  if (column.unit === 'percent') return fixed(value, 1);
  return column.unit === 'p' ? pValue(value) : count(value);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '>': '$>$',
};

/** Text that LaTeX sets as it reads; other Unicode is left to the engine's input encoding. */
export function escapeLatex(text: string): string {
  return text.replace(/[\\~^−–<>&%$#_{}]/g, (character) => ESCAPES[character] ?? `\\${character}`);
}
