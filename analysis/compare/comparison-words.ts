import type { Comparison, ComparisonResult } from '../model/comparison.ts';
import { type ComparisonKind, rowParts } from './row-parts.ts';

/** What one row of a comparison is: one system's, or where systems are compared, one condition's; else merely a row. */
export function rowNoun(kind: ComparisonKind, n: number): string {
  const noun = rowParts(kind)[0] ?? 'row';
  return n === 1 ? noun : `${noun}s`;
}

/**
 * Names of the rows, in their order: the system, or the condition where systems are compared. What else tells
 * rows apart is added only where the rows differ in it.
 */
export function rowLabels(
  data: ComparisonKind & { readonly comparisons: readonly Row[] },
): readonly string[] {
  const several = new Set(data.comparisons.map((row) => row.condition)).size > 1;
  return data.comparisons.map((row) => rowLabel(row, data, several));
}

type Row = Pick<Comparison, 'system' | 'condition'>;

/** `several`: the rows are of more than one condition. */
export function rowLabel(row: Row, kind: ComparisonKind, several: boolean): string {
  if (row.condition === null) return row.system;
  if (!rowParts(kind).includes('system')) return row.condition;
  return several ? `${row.system} · ${row.condition}` : row.system;
}

/** What a higher rate of the side `name` means: on easier tasks it is no better one. */
export function directionWord(by: ComparisonResult['by'], name: string): string {
  if (by === 'benchmark') return `higher on ${name}`;
  return by === 'filter' ? `${name} higher` : `${name} better`;
}

/** Tasks per row, least and most: of both sides, or of one. */
export function taskRange(
  rows: readonly Comparison[],
  of: 'n_tasks' | 'n_tasks_a' | 'n_tasks_b' = 'n_tasks',
): readonly [number, number] {
  const counts = rows.map((row) => row[of]);
  return [Math.min(...counts), Math.max(...counts)];
}

/** Whether the sides share no task, in a comparison that has a row. */
export function isUnpaired({ comparisons }: Pick<ComparisonResult, 'comparisons'>): boolean {
  return comparisons.some(({ paired }) => !paired);
}
