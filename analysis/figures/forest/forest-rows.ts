import { rowLabels } from '../../compare/comparison-words.ts';
import type { Comparison, ComparisonResult, Interval, RepositoryDifference } from '../../model/comparison.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';

export interface ForestOptions {
  /** Rows per repository beneath each row. */
  readonly repositories?: boolean;
}

/** One line of the plot. Differences and limits are in percentage points. */
export interface ForestRow {
  readonly kind: 'row' | 'part' | 'summary';
  readonly label: string;
  readonly difference: number | null;
  /** Drawn as a line and written in brackets. */
  readonly interval: Interval | null;
  /** Drawn as a pale band behind the line. */
  readonly band: Interval | null;
  readonly n: number | null;
  readonly p: number | null;
  /** Why there is no difference. */
  readonly reason: string | null;
  /** The comparison that the line is, or is part of; null for the mean of all. */
  readonly comparison: Comparison | null;
}

/** The plot's lines from top to bottom: each comparison, its repositories if asked for, and the mean of two or more. */
export function forestRows(data: ComparisonResult, options: ForestOptions = {}): readonly ForestRow[] {
  const labels = rowLabels(data);
  const rows = data.comparisons.flatMap((comparison, i) => [
    comparisonRow(comparison, labels[i] ?? comparison.system),
    ...(options.repositories ? comparison.by_repository.map((part) => partRow(part, comparison)) : []),
  ]);
  return data.comparisons.length < 2 ? rows : [...rows, summaryRow(data)];
}

function comparisonRow(comparison: Comparison, label: string): ForestRow {
  return {
    kind: 'row',
    label,
    difference: toPoints(comparison.difference),
    interval: intervalToPoints(comparison.ci_bootstrap),
    band: intervalToPoints(comparison.ci_newcombe),
    n: comparison.n_tasks,
    p: comparison.p_holm,
    reason: comparison.difference === null ? (comparison.reasons.difference ?? 'no difference') : null,
    comparison,
  };
}

function partRow(part: RepositoryDifference, comparison: Comparison): ForestRow {
  return {
    kind: 'part',
    label: part.repository,
    difference: toPoints(part.difference),
    interval: intervalToPoints(part.ci_newcombe),
    band: null,
    n: part.n_tasks,
    p: null,
    reason: null,
    comparison,
  };
}

function summaryRow(data: ComparisonResult): ForestRow {
  const n = data.comparisons.filter((row) => row.difference !== null).length;
  return {
    kind: 'summary',
    label: `Mean of ${n}`,
    difference: toPoints(data.mean_difference),
    interval: intervalToPoints(data.ci_mean_difference),
    band: null,
    n: null,
    p: null,
    reason: data.mean_difference === null ? 'no row has a difference' : null,
    comparison: null,
  };
}
