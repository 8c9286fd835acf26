import type { PairedOutcome } from '../compare/paired-outcomes.ts';
import type { PairedComparison } from '../model/comparison.ts';
import type { Test } from '../model/report.ts';
import { clusteredMean } from '../stats/index.ts';
import { type BareTest, testsWithHolm } from './tests-with-holm.ts';

/** The tests of each row of pairs. */
export function rowTests(
  comparisons: readonly PairedComparison[],
  outcomes: readonly (readonly PairedOutcome[])[],
): readonly (readonly Test[])[] {
  return testsWithHolm(comparisons.map((comparison, i) => bareTests(comparison, outcomes[i]!)));
}

function bareTests(comparison: PairedComparison, tasks: readonly PairedOutcome[]): readonly BareTest[] {
  const { mcnemar, p_permutation, reasons } = comparison;
  const reason = reasons.mcnemar ?? null;
  return [
    { test: 'permutation', p: p_permutation, reason: reasons.p_permutation ?? null },
    { test: 'mcnemar-exact', p: mcnemar.exact, reason },
    { test: 'mcnemar-mid-p', p: mcnemar.mid_p, reason },
    tTest(tasks),
  ];
}

function tTest(tasks: readonly PairedOutcome[]): BareTest {
  const found = clusteredMean(tasks.map(({ difference }) => difference));
  if (found === null)
    return { test: 'clustered-t', p: null, reason: 'fewer than two tasks are scored on both sides' };
  const reason = found.no_variation ? 'every task has the same difference' : null;
  return { test: 'clustered-t', p: found.p, reason };
}
