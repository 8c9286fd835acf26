import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { rowLabels } from '../../../analysis/compare/comparison-words.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';

interface LeftOutProps {
  readonly result: ComparisonResult;
  readonly onOpen: (comparison: Comparison) => void;
}

const FIELDS: Readonly<Record<string, string>> = {
  difference: 'difference',
  rate_a: 'rate of A',
  rate_b: 'rate of B',
  ci_bootstrap: 'bootstrap interval',
  ci_bca: 'BCa interval',
  ci_newcombe: 'Newcombe interval',
  mcnemar: 'McNemar test',
  transitions: 'transitions',
  p_permutation: 'permutation test',
  p_holm: 'Holm p',
  retention: 'retention',
  overturn_null: 'loss by chance',
  mean_difference: 'mean difference',
};

const tasks = (n: number) => `${count(n)} task${n === 1 ? '' : 's'}`;

/** What is not in the numbers above, and why: dropped tasks, ties, values without a definition. */
export function LeftOut({ result, onOpen }: LeftOutProps): ReactNode {
  const labels = rowLabels(result);
  const rows = result.comparisons
    .map((comparison, index) => ({ comparison, label: labels[index] ?? comparison.system }))
    .filter(({ comparison }) => comparison.n_dropped > 0 || Object.keys(comparison.reasons).length > 0);
  return (
    <section className="left-out">
      <h3>Left out</h3>
      {rows.length === 0 && (
        <p className="quiet-text">Nothing: every task with a run is scored on both sides.</p>
      )}
      <ul>
        {rows.map(({ comparison, label }) => (
          <li key={label}>
            <span className="left-out-name">{label}</span>
            <ul>
              {comparison.n_dropped > 0 && (
                <li>
                  {tasks(comparison.n_dropped)} dropped: not scored on both sides.
                  <Button className="link" onPress={() => onOpen(comparison)}>
                    List
                  </Button>
                </li>
              )}
              {Object.entries(comparison.reasons).map(([field, reason]) => (
                <li key={field}>
                  {FIELDS[field] ?? field}: {reason}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
