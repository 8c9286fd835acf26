import type { Comparison } from '../model/comparison.ts';
import { SCENARIOS, type Scenario, type SensitivityRow } from '../model/report.ts';

/** A scenario before it is held against the comparison as scored. */
export type UnjudgedRow = Omit<SensitivityRow, 'sign_changes' | 'significance_changes'>;

type Changed = Exclude<Scenario, 'as-scored'>;

/** The scenarios that give verdicts to what has none. */
export const CHANGED_SCENARIOS = SCENARIOS.filter(
  (scenario): scenario is Changed => scenario !== 'as-scored',
);

/** What a comparison comes to under a scenario. */
export function scenarioRow(scenario: Scenario, comparison: Comparison): UnjudgedRow {
  const { n_tasks, rate_a, rate_b, difference, ci_bca, p_permutation, reasons } = comparison;
  return {
    ...{ scenario, n_tasks, rate_a, rate_b, difference, interval: ci_bca, p: p_permutation },
    reasons: {
      ...(reasons.difference !== undefined && { difference: reasons.difference }),
      ...(reasons.ci_bca !== undefined && { interval: reasons.ci_bca }),
      ...(reasons.p_permutation !== undefined && { p: reasons.p_permutation }),
    },
  };
}

/** A scenario of a row without gaps, which changes nothing. */
export function sameAs(base: UnjudgedRow, scenario: Scenario): UnjudgedRow {
  const reasons = { ...base.reasons, scenario: 'nothing is unscored or missing: as scored' };
  return { ...base, scenario, reasons };
}
