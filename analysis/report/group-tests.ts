import type { TaskGroups } from '../compare/index.ts';
import type { IndependentComparison } from '../model/comparison.ts';
import type { Test } from '../model/report.ts';
import { welchT } from '../stats/index.ts';
import { type BareTest, testsWithHolm } from './tests-with-holm.ts';

/** The tests of each row whose sides share no task. */
export function groupTests(
  comparisons: readonly IndependentComparison[],
  groups: readonly TaskGroups[],
): readonly (readonly Test[])[] {
  return testsWithHolm(
    comparisons.map(({ p_permutation, reasons }, i) => [
      { test: 'permutation', p: p_permutation, reason: reasons.p_permutation ?? null },
      welchTest(groups[i]!),
    ]),
  );
}

function welchTest({ a, b, lacking }: TaskGroups): BareTest {
  const found = welchT(
    a.map(({ mean }) => mean),
    b.map(({ mean }) => mean),
  );
  const why = lacking ?? 'a side has one task, which shows no variation';
  if (found === null) return { test: 'welch-t', p: null, reason: why };
  const reason = found.no_variation ? 'the tasks of each side end alike' : null;
  return { test: 'welch-t', p: found.p, reason };
}
