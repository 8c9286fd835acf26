import { rowLabels } from '../../compare/comparison-words.ts';
import type { Comparison, ComparisonResult, RepositoryDifference } from '../../model/comparison.ts';
import type { EffectRow } from '../parts/effect-rows/effect-row.ts';
import { intervalToPoints, toPoints } from '../to-points.ts';

export interface ForestOptions {
  /** Rows per repository beneath each row. */
  readonly repositories?: boolean;
}

export interface ForestRow extends EffectRow {
  /** The comparison that the line is, or is part of; null for the mean of all. */
  readonly comparison: Comparison | null;
}

type Line = Omit<ForestRow, 'reach'>;

/** A repository widens the axis only from this many tasks on: below, one task can mean 100 points. */
const PART_TASKS = 10;

/** The plot's lines from top to bottom: each comparison, its repositories if asked for, and the mean of two or more. */
export function forestRows(data: ComparisonResult, options: ForestOptions = {}): readonly ForestRow[] {
  const labels = rowLabels(data);
  const rows = data.comparisons.flatMap((comparison, i) => [
    comparisonRow(comparison, labels[i] ?? comparison.system),
    ...(options.repositories ? comparison.by_repository.map((part) => partRow(part, comparison)) : []),
  ]);
  const lines = data.comparisons.length < 2 ? rows : [...rows, summaryRow(data)];
  return lines.map((line) => ({ ...line, reach: reachOf(line) }));
}

/** Every difference and every interval of the main lines. */
function reachOf({ kind, difference, interval, band, n }: Line): readonly number[] {
  if (difference === null) return [];
  if (kind === 'part') return (n ?? 0) < PART_TASKS ? [] : [difference];
  return [difference, ...(interval ?? []), ...(band ?? [])];
}

function comparisonRow(comparison: Comparison, label: string): Line {
  return {
    kind: 'row',
    label,
    difference: toPoints(comparison.difference),
    interval: intervalToPoints(comparison.ci_bootstrap),
    band: intervalToPoints(comparison.ci_newcombe),
    n: comparison.n_tasks,
    sides: comparison.paired ? null : [comparison.n_tasks_a, comparison.n_tasks_b],
    p: comparison.p_holm,
    reason: comparison.difference === null ? (comparison.reasons.difference ?? 'no difference') : null,
    comparison,
  };
}

function partRow(part: RepositoryDifference, comparison: Comparison): Line {
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

function summaryRow(data: ComparisonResult): Line {
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
