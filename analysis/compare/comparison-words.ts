import type { Comparison, ComparisonResult } from '../model/comparison.ts';

/** What one row of a comparison is: one system's, or where two systems are compared, one condition's. */
export function rowNoun(by: ComparisonResult['by'], n: number): string {
  const noun = by === 'system' ? 'condition' : 'system';
  return n === 1 ? noun : `${noun}s`;
}

/**
 * Names of the rows, in their order: the system, or the condition where systems are compared. What else tells
 * rows apart is added only where the rows differ in it.
 */
export function rowLabels(data: {
  readonly by: ComparisonResult['by'];
  readonly comparisons: readonly Row[];
}): readonly string[] {
  const several = new Set(data.comparisons.map((row) => row.condition)).size > 1;
  return data.comparisons.map((row) => rowLabel(row, data.by, several));
}

type Row = Pick<Comparison, 'system' | 'condition'>;

function rowLabel(row: Row, by: ComparisonResult['by'], several: boolean): string {
  if (row.condition === null) return row.system;
  if (by === 'system') return row.condition;
  return several ? `${row.system} · ${row.condition}` : row.system;
}

/** What a higher rate of the side `name` means: an easier benchmark is not a better one. */
export function directionWord(by: ComparisonResult['by'], name: string): string {
  return by === 'benchmark' ? `higher on ${name}` : `${name} better`;
}

/** Tasks per row as people write a range: `500`, or `87–93` where rows differ. */
export function taskRange(rows: readonly Comparison[]): readonly [number, number] {
  const counts = rows.map((row) => row.n_tasks);
  return [Math.min(...counts), Math.max(...counts)];
}
