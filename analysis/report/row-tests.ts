import type { PairedOutcome } from '../compare/paired-outcomes.ts';
import type { Comparison } from '../model/comparison.ts';
import { TESTS, type Test } from '../model/report.ts';
import { clusteredMean, holm } from '../stats/index.ts';

type Bare = Omit<Test, 'p_holm'>;

/**
 * The tests of each row, in the order of `TESTS`. For each test Holm's family is the rows, so that a reader who takes
 * one test takes one family; the tests of a row look at the same tasks and are no family.
 */
export function rowTests(
  comparisons: readonly Comparison[],
  outcomes: readonly (readonly PairedOutcome[])[],
): readonly (readonly Test[])[] {
  const bare = comparisons.map((comparison, i) => bareTests(comparison, outcomes[i]!));
  const adjusted = TESTS.map((_, test) => holm(bare.map((row) => row[test]!.p)));
  return bare.map((row, i) => row.map((one, test) => ({ ...one, p_holm: adjusted[test]![i]! })));
}

function bareTests(comparison: Comparison, tasks: readonly PairedOutcome[]): readonly Bare[] {
  const { mcnemar, p_permutation, reasons } = comparison;
  const reason = reasons.mcnemar ?? null;
  return [
    { test: 'permutation', p: p_permutation, reason: reasons.p_permutation ?? null },
    { test: 'mcnemar-exact', p: mcnemar.exact, reason },
    { test: 'mcnemar-mid-p', p: mcnemar.mid_p, reason },
    tTest(tasks),
  ];
}

function tTest(tasks: readonly PairedOutcome[]): Bare {
  const found = clusteredMean(tasks.map(({ difference }) => difference));
  if (found === null)
    return { test: 'clustered-t', p: null, reason: 'fewer than two tasks are scored on both sides' };
  const reason = found.no_variation ? 'every task has the same difference' : null;
  return { test: 'clustered-t', p: found.p, reason };
}
