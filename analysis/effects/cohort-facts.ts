import type { CohortBias, CohortCategory, CohortNumber } from '../model/effects.ts';
import {
  chiSquarePermutation,
  chiSquareTest,
  cliffsDelta,
  cramersV,
  equivalenceOfDominance,
  holm,
  kolmogorovSmirnov,
  mannWhitney,
  quantile,
  randomFor,
  totalVariation,
} from '../stats/index.ts';

/** What is known of a benchmark's tasks, one entry per task; null where it is not known. */
export interface CohortFacts {
  readonly in_cohort: readonly boolean[];
  readonly categories: Readonly<Record<string, readonly (string | null)[]>>;
  readonly numbers: Readonly<Record<string, readonly (number | null)[]>>;
}

export interface CohortOptions {
  readonly seed: string;
  readonly draws?: number | undefined;
  readonly margin_delta?: number | undefined;
}

/** Below this expected count χ² is tested by permutation. */
const LEAST_EXPECTED = 5;

/** Facts of a cohort's tasks against those of all others; one Holm family over categories and numbers. */
export function cohortFacts(
  facts: CohortFacts,
  options: CohortOptions,
): Pick<CohortBias, 'categories' | 'numbers'> {
  const categories = Object.entries(facts.categories).map(([fact, values]) =>
    categoryOf(fact, divided(values, facts.in_cohort), options),
  );
  const numbers = Object.entries(facts.numbers).map(([fact, values]) =>
    numberOf(fact, divided(values, facts.in_cohort), options),
  );
  const adjusted = holm([...categories, ...numbers].map(({ p }) => p));
  return {
    categories: categories.map((row, i) => ({ ...row, p_holm: adjusted[i]! })),
    numbers: numbers.map((row, i) => ({ ...row, p_holm: adjusted[categories.length + i]! })),
  };
}

interface Divided<T> {
  readonly cohort: readonly T[];
  readonly rest: readonly T[];
  readonly n_unknown: number;
}

function divided<T>(values: readonly (T | null)[], inCohort: readonly boolean[]): Divided<T> {
  const side = (is: boolean) => values.filter((value, i): value is T => value !== null && inCohort[i] === is);
  const n_unknown = values.filter((value) => value === null).length;
  return { cohort: side(true), rest: side(false), n_unknown };
}

function sizeOf({ cohort, rest, n_unknown }: Divided<unknown>) {
  return { n_cohort: cohort.length, n_rest: rest.length, n_unknown };
}

function categoryOf(fact: string, sides: Divided<string>, { seed, draws }: CohortOptions): CohortCategory {
  const names = [...new Set([...sides.cohort, ...sides.rest])].sort();
  const counts = (of: readonly string[]) => names.map((name) => of.filter((value) => value === name).length);
  const [cohort, rest] = [counts(sides.cohort), counts(sides.rest)];
  // The order of categories must not decide what is drawn.
  const columns = cohort
    .map((count, i) => [count, rest[i]!] as const)
    .sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  const table = [columns.map(([count]) => count), columns.map(([, count]) => count)];
  const test = chiSquareTest(table);
  const size = { fact, ...sizeOf(sides), n_categories: names.length };
  const largest = {
    largest_cohort: largestOf(names, cohort),
    largest_rest: largestOf(names, rest),
    total_variation: totalVariation(cohort, rest),
  };
  if (test === null) return { ...size, ...largest, ...noTest(whyUntested(sides)) };
  const permuted =
    test.least_expected < LEAST_EXPECTED
      ? chiSquarePermutation(table, randomFor(seed, `cohort|${fact}`), draws)
      : null;
  const reasons: CohortCategory['reasons'] =
    permuted === null ? {} : { p: `permutation, as an expected count is below ${LEAST_EXPECTED}` };
  const p = permuted?.p ?? test.p;
  const { chi2, df } = test;
  return { ...size, ...largest, chi2, df, cramers_v: cramersV(table), p, p_holm: null, reasons };
}

function largestOf(names: readonly string[], counts: readonly number[]): CohortCategory['largest_rest'] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const most = Math.max(...counts);
  return { name: names[counts.indexOf(most)]!, share: most / total };
}

function whyUntested({ cohort, rest }: Divided<unknown>): string {
  if (cohort.length === 0 && rest.length === 0) return 'it is not known of any task';
  if (cohort.length === 0) return 'it is not known of any task of the cohort';
  if (rest.length === 0) return 'it is not known of any other task';
  return 'all tasks are alike in it';
}

function noTest(reason: string) {
  const empty = { chi2: null, df: null, cramers_v: null, p: null, p_holm: null };
  return { ...empty, reasons: Object.fromEntries(Object.keys(empty).map((field) => [field, reason])) };
}

function numberOf(fact: string, sides: Divided<number>, { margin_delta }: CohortOptions): CohortNumber {
  const { cohort, rest } = sides;
  const test = mannWhitney(cohort, rest);
  const size = { fact, ...sizeOf(sides), median_cohort: medianOf(cohort), median_rest: medianOf(rest) };
  if (test === null) return { ...size, ...noNumbers(whyUntested(sides)) };
  const equivalence = equivalenceOfDominance(cohort, rest, margin_delta);
  const why = equivalence === null ? 'a side has fewer than two tasks' : 'no variation between tasks is seen';
  const reasons =
    (equivalence?.p ?? null) === null ? { p_equivalence: why, equivalent: why, ci_delta_90: why } : {};
  return {
    ...size,
    ...{ u: test.u, delta: cliffsDelta(cohort, rest), ks: kolmogorovSmirnov(cohort, rest) },
    ...{ p: test.p, p_holm: null },
    ci_delta_90: equivalence?.p == null ? null : equivalence.interval,
    p_equivalence: equivalence?.p ?? null,
    equivalent: equivalence?.equivalent ?? null,
    reasons,
  };
}

function medianOf(values: readonly number[]): number | null {
  return quantile(
    values.toSorted((x, y) => x - y),
    0.5,
  );
}

function noNumbers(reason: string) {
  const empty = { u: null, delta: null, ks: null, p: null, p_holm: null };
  const equivalence = { ci_delta_90: null, p_equivalence: null, equivalent: null };
  const fields = Object.keys({ ...empty, ...equivalence });
  return { ...empty, ...equivalence, reasons: Object.fromEntries(fields.map((field) => [field, reason])) };
}
