import type { Statistic, Term } from './term.ts';
import { COHORT_TERMS } from './terms/cohort-terms.ts';
import { DIFFERENCE_TERMS } from './terms/difference-terms.ts';
import { GRADING_TERMS } from './terms/grading-terms.ts';
import { GROUP_TERMS } from './terms/group-terms.ts';
import { IMPORT_TERMS } from './terms/import-terms.ts';
import { MEASURE_TERMS } from './terms/measure-terms.ts';
import { OUTCOME_TERMS } from './terms/outcome-terms.ts';
import { RANK_TERMS } from './terms/rank-terms.ts';
import { RATE_TERMS } from './terms/rate-terms.ts';
import { REPEAT_TERMS } from './terms/repeat-terms.ts';
import { RUN_TERMS } from './terms/run-terms.ts';
import { TEST_TERMS } from './terms/test-terms.ts';
import { TRANSITION_TERMS } from './terms/transition-terms.ts';

const TERMS = {
  ...RATE_TERMS,
  ...DIFFERENCE_TERMS,
  ...GROUP_TERMS,
  ...TEST_TERMS,
  ...TRANSITION_TERMS,
  ...REPEAT_TERMS,
  ...MEASURE_TERMS,
  ...RANK_TERMS,
  ...RUN_TERMS,
  ...OUTCOME_TERMS,
  ...GRADING_TERMS,
  ...COHORT_TERMS,
  ...IMPORT_TERMS,
};

export type TermKey = keyof typeof TERMS;

/** Keys of the terms that have a formula. */
export type StatisticKey = {
  [Key in TermKey]: (typeof TERMS)[Key] extends Statistic ? Key : never;
}[TermKey];

/** Every word that the app uses of its numbers, each defined here and nowhere else. */
export const GLOSSARY: Readonly<Record<TermKey, Term>> & Readonly<Record<StatisticKey, Statistic>> = TERMS;

export interface TermGroup {
  readonly name: string;
  readonly keys: readonly TermKey[];
}

const group = (name: string, terms: object): TermGroup => ({ name, keys: Object.keys(terms) as TermKey[] });

/** The terms by what they are about, in the order they are shown. */
export const TERM_GROUPS: readonly TermGroup[] = [
  group('Rates', RATE_TERMS),
  group('Differences', DIFFERENCE_TERMS),
  group('Two groups of tasks', GROUP_TERMS),
  group('Tests and power', TEST_TERMS),
  group('Transitions', TRANSITION_TERMS),
  group('Repeats', REPEAT_TERMS),
  group('Steps, tokens, cost', MEASURE_TERMS),
  group('Ranks', RANK_TERMS),
  group('Runs', RUN_TERMS),
  group('Outcomes', OUTCOME_TERMS),
  group('Grading', GRADING_TERMS),
  group('Cohorts', COHORT_TERMS),
  group('Imports', IMPORT_TERMS),
];

/** Whether a text, such as a part of a link, is the key of a term. */
export function isTermKey(text: string): text is TermKey {
  return Object.hasOwn(GLOSSARY, text);
}
