import { isUnpaired, rowLabels, rowNoun } from '../../../analysis/compare/comparison-words.ts';
import { grouped } from '../../../analysis/compare/grouped.ts';
import { count } from '../../../analysis/format/number.ts';
import type { ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Gap } from '../../parts/gap-list.tsx';

const FIELDS: Readonly<Record<string, string>> = {
  difference: 'Difference',
  rate_a: 'Rate of A',
  rate_b: 'Rate of B',
  ci_bootstrap: 'Bootstrap interval',
  ci_bca: 'BCa interval',
  ci_newcombe: 'Newcombe interval',
  mcnemar: 'McNemar test',
  transitions: 'Transitions',
  p_permutation: 'Permutation test',
  p_holm: 'Holm p',
  retention: 'Retention',
  overturn_null: 'Overturn by chance',
  by_repository: 'Repositories',
  mean_difference: 'Mean difference',
};

const NAMED = 3;

function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? count(most) : `${count(least)} to ${count(most)}`;
}

/** What is missing from the numbers and why, the same reason once for all rows that share it; dropped tasks first. */
export function gapsOf(result: ComparisonResult): readonly Gap[] {
  const labels = rowLabels(result);
  const total = result.comparisons.length;
  const scopeOf = (rows: readonly string[]) =>
    rows.length <= NAMED
      ? rows.join(', ')
      : `${count(rows.length)} of ${count(total)} ${rowNoun(result, total)}`;
  const rowsByText = new Map<string, string[]>();
  result.comparisons.forEach(({ system, reasons }, index) => {
    const told = Object.entries(reasons).map(([field, reason]) => ({
      field: FIELDS[field] ?? field,
      reason,
    }));
    for (const [reason, alike] of grouped(told, (one) => one.reason)) {
      const text = `${alike.map(({ field }) => field).join(', ')}: ${reason}.`;
      rowsByText.set(text, [...(rowsByText.get(text) ?? []), labels[index] ?? system]);
    }
  });
  const gaps = [...droppedGap(result, labels), ...[...rowsByText].map(([text, rows]) => ({ text, rows }))];
  return gaps.map((gap) => ({ ...gap, scope: scopeOf(gap.rows) }));
}

function droppedGap(result: ComparisonResult, labels: readonly string[]): readonly Omit<Gap, 'scope'>[] {
  const dropping = result.comparisons
    .map(({ n_dropped, system }, index) => ({ n_dropped, label: labels[index] ?? system }))
    .filter(({ n_dropped }) => n_dropped > 0);
  if (dropping.length === 0) return [];
  const numbers = range(dropping.map(({ n_dropped }) => n_dropped));
  const text = `${numbers} ${numbers === '1' ? 'task' : 'tasks'} dropped: not scored${isUnpaired(result) ? '' : ' on both sides'}.`;
  return [{ text, rows: dropping.map(({ label }) => label) }];
}
