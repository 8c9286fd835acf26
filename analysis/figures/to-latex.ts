import type { FigureTable, TableColumn, TableRow } from './figure-table.ts';
import { writtenCell, writtenHeader } from './written-cell.ts';

const FIT = '  \\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%';

/**
 * The table as LaTeX with booktabs rules, ready to be input; columns marked as detail are left out. Text is escaped,
 * minus signs are set in mathematics, null is an en dash (empty in a summary row, where it does not apply;
 * one that sums up details alone is left out with them). `fitted`: one that
 * is wider than the line is made smaller.
 */
export function toLatex(table: FigureTable, caption: string, { fitted = false } = {}): string {
  const columns = table.columns.filter((column) => !column.detail);
  const line = (row: TableRow) => `    ${columns.map((column, i) => cell(row, column, i)).join(' & ')} \\\\`;
  const says = ({ kind, cells }: TableRow) =>
    kind !== 'summary' || columns.some(({ key }, i) => i > 0 && (cells[key] ?? null) !== null);
  const body = table.rows
    .filter(says)
    .flatMap((row) => (row.kind === 'summary' ? ['    \\midrule', line(row)] : [line(row)]));
  return [
    fitted ? '% Needs \\usepackage{booktabs,graphicx}.' : '% Needs \\usepackage{booktabs}.',
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escapeLatex(caption)}}`,
    ...(fitted ? [FIT] : []),
    `  \\begin{tabular}{@{}${columns.map((column) => (column.unit === null ? 'l' : 'r')).join('')}@{}}`,
    '    \\toprule',
    `    ${columns.map((column) => escapeLatex(writtenHeader(column))).join(' & ')} \\\\`,
    '    \\midrule',
    ...body,
    '    \\bottomrule',
    fitted ? '  \\end{tabular}}' : '  \\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

function cell(row: TableRow, column: TableColumn, index: number): string {
  const value = row.cells[column.key] ?? null;
  if (value === null && row.kind !== 'row') return '';
  const text = escapeLatex(writtenCell(value, column));
  if (index > 0) return text;
  // A line that began with a bracket would be read as an argument of the line end before it.
  return (row.kind === 'part' ? '\\quad ' : '') + (text.startsWith('[') ? `{}${text}` : text);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '>': '$>$',
  '√': '$\\surd$',
  '≤': '$\\leq$',
  '≥': '$\\geq$',
};

/** Text that LaTeX sets as it reads, on one line, since an empty one would end an argument; other Unicode is left to the engine's input encoding. */
export function escapeLatex(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.replace(/[\\~^−–<>√≤≥&%$#_{}]/g, (character) => ESCAPES[character] ?? `\\${character}`);
}
