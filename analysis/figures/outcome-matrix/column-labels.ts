import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';

type Columns = Pick<OutcomeMatrix, 'columns'>;

/** What each column is called: its system, with its condition where that is not the usual one. */
export function columnLabels({ columns }: Columns): readonly string[] {
  const usual = usualCondition({ columns });
  return columns.map(({ system, condition }) => (condition === usual ? system : `${system} · ${condition}`));
}

/** The condition of more than half of the columns, which goes without saying; null without one. */
export function usualCondition({ columns }: Columns): string | null {
  const counts = new Map<string, number>();
  for (const { condition } of columns) counts.set(condition, (counts.get(condition) ?? 0) + 1);
  const usual = [...counts].find(([, n]) => n > columns.length / 2);
  return usual?.[0] ?? null;
}

export function hasConditions({ columns }: Columns): boolean {
  return new Set(columns.map(({ condition }) => condition)).size > 1;
}

/** What a column is, in the plural or not. */
export function columnNoun(matrix: Columns, n: number): string {
  const noun = hasConditions(matrix) ? 'arm' : 'system';
  return n === 1 ? noun : `${noun}s`;
}

/** One of them, with its article. */
export function oneColumn(matrix: Columns): string {
  return `${hasConditions(matrix) ? 'an' : 'a'} ${columnNoun(matrix, 1)}`;
}
