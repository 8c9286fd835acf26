import { escapeLatex, toLatex as tableToLatex } from '../figures/to-latex.ts';
import { visibleText } from '../format/visible-text.ts';
import type { Report } from '../model/report.ts';
import { reportTables } from './report-tables.ts';
import { scopeLines } from './scope-lines.ts';

/** The page's tables as LaTeX with booktabs rules, ready to be input; remarks stand in the captions. */
export function toLatex(report: Report): string {
  const { a, b } = report.comparison;
  const head = [`${b} against ${a}`, ...scopeLines(report).map(([name, value]) => `${name}: ${value}`)];
  const tables = reportTables(report).map(({ title, remarks, table }, i) => {
    const text = [`${title}.`, ...(i === 0 ? [report.answer] : []), ...remarks].join(' ');
    return table.rows.length === 0 ? `${escapeLatex(text)}\n` : tableToLatex(table, text, { fitted: true });
  });
  return [...head.map(comment), ...(tables.length > 0 ? tables : [`${escapeLatex(report.answer)}\n`])].join(
    '\n',
  );
}

/** One line, whatever a name holds. */
function comment(text: string): string {
  return `% ${visibleText(text).replace(/\s+/g, ' ')}`;
}
