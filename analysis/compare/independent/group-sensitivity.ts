import type { IndependentComparison, PairedRow } from '../../model/comparison.ts';
import type { SensitivityRow } from '../../model/report.ts';
import { changesFrom } from '../changes-from.ts';
import type { CompareOptions } from '../compare-options.ts';
import { CHANGED_SCENARIOS, sameAs, scenarioRow } from '../scenario-row.ts';
import { groupsUnderScenario } from '../under-scenario.ts';
import { compareGroups } from './compare-groups.ts';

/**
 * How each row's difference of two groups holds under other ways of dealing with runs without a verdict: row → scenario, in
 * the order of `SCENARIOS`. `comparisons`: the same rows as scored. A task of one side is not missing on the other.
 */
export function groupSensitivity(
  rows: readonly PairedRow[],
  comparisons: readonly IndependentComparison[],
  options: CompareOptions,
): readonly (readonly SensitivityRow[])[] {
  const gaps = rows.flatMap((row, i) => (hasUnscored(row) ? [i] : []));
  const found = CHANGED_SCENARIOS.map((scenario) => ({
    scenario,
    rows: compareGroups(
      gaps.map((i) => groupsUnderScenario(rows[i]!, scenario)),
      options,
    ),
  }));
  return comparisons.map((comparison, i) => {
    const base = scenarioRow('as-scored', comparison);
    const at = gaps.indexOf(i);
    const changed = found.map(({ scenario, rows: under }) =>
      at < 0 ? sameAs(base, scenario) : scenarioRow(scenario, under[at]!),
    );
    return [base, ...changed].map((row) => ({ ...row, ...changesFrom(base, row) }));
  });
}

function hasUnscored({ tasks }: PairedRow): boolean {
  return tasks.some(({ a, b }) => a.includes(null) || b.includes(null));
}
