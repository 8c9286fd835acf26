import type { Section } from './section.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A section as Markdown. */
export function sectionText({ title, notes, columns, rows }: Section): string {
  const cells = rows.map((line) => line.map((cell) => (cell === null ? '–' : String(cell))));
  const isNumber = columns.map((_, i) => rows.some((line) => typeof line[i] === 'number'));
  const rule = isNumber.map((right) => (right ? '--:' : '---'));
  const table = rows.length === 0 ? [] : ['', row(columns), row(rule), ...cells.map(row)];
  return [`## ${title}`, '', ...notes, ...table, ''].join('\n');
}
