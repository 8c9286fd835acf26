import type { Repeats } from '../model/comparison.ts';
import type { CohortResolve } from '../model/effects.ts';
import {
  chiSquarePermutation,
  chiSquareTest,
  equivalenceOfProportions,
  holm,
  majority,
  newcombeIndependent,
  type Proportion,
  randomFor,
} from '../stats/index.ts';

export interface CohortRuns {
  readonly system: string;
  readonly condition: string;
  readonly tasks: readonly { readonly in_cohort: boolean; readonly runs: Repeats }[];
}

interface ResolveOptions {
  readonly seed: string;
  readonly draws?: number | undefined;
  /** Equivalence margin as a share; five points unless told. */
  readonly margin?: number | undefined;
}

/**
 * Resolve rate on a cohort against the other tasks, cohort − rest, two independent groups of tasks: Newcombe's interval,
 * exact test of the 2×2 table, two one-sided tests of equivalence. One outcome per task: the run where a task has one,
 * else the majority of at least two. Holm over the table.
 */
export function cohortResolve(
  rows: readonly CohortRuns[],
  options: ResolveOptions,
): readonly CohortResolve[] {
  const found = rows.map((row) => resolveOf(row, options));
  const adjusted = holm(found.map(({ p }) => p));
  return found.map((row, i) => ({ ...row, p_holm: adjusted[i]! }));
}

function resolveOf({ system, condition, tasks }: CohortRuns, options: ResolveOptions): CohortResolve {
  const single = tasks.every(({ runs }) => runs.length <= 1);
  const outcomes = tasks.map(({ in_cohort, runs }) => ({ in_cohort, outcome: outcomeOf(runs, single) }));
  const group = (is: boolean): Proportion => {
    const own = outcomes.filter(({ in_cohort, outcome }) => in_cohort === is && outcome !== null);
    return { solved: own.filter(({ outcome }) => outcome === 1).length, n: own.length };
  };
  const [cohort, rest] = [group(true), group(false)];
  const withRun = tasks.filter(({ runs }) => runs.length > 0).length;
  const size = {
    ...{ system, condition, n_cohort: cohort.n, n_rest: rest.n, n_dropped: withRun - cohort.n - rest.n },
    ...{ solved_cohort: cohort.solved, solved_rest: rest.solved },
  };
  const found = newcombeIndependent(cohort, rest);
  const equivalence = equivalenceOfProportions(cohort, rest, options.margin);
  if (found === null || equivalence === null) return { ...size, ...nothing(cohort.n) };
  const { p, reasons } = independence(cohort, rest, `${system}|${condition}`, options);
  return {
    ...size,
    ...{ difference: found.difference, ci_newcombe: found.interval, p, p_holm: null },
    ...{ ci_newcombe_90: equivalence.interval, p_equivalence: equivalence.p },
    equivalent: equivalence.equivalent,
    reasons,
  };
}

function outcomeOf(runs: Repeats, single: boolean): 0 | 1 | null {
  if (single) return runs[0] ?? null;
  const scored = runs.filter((verdict) => verdict !== null);
  return majority(scored.filter((verdict) => verdict === 1).length, scored.length);
}

function independence(a: Proportion, b: Proportion, name: string, { seed, draws }: ResolveOptions) {
  const table = [a, b].map(({ solved, n }) => [solved, n - solved]);
  if (chiSquareTest(table) === null) {
    const reasons = { p: 'every task has the same outcome: no table to test, p is 1' };
    return { p: 1, reasons };
  }
  return { p: chiSquarePermutation(table, randomFor(seed, `cohort|${name}`), draws)!.p, reasons: {} };
}

function nothing(inCohort: number) {
  const reason = `no task ${inCohort === 0 ? 'of the cohort' : 'outside the cohort'} has an outcome`;
  const empty = { difference: null, ci_newcombe: null, p: null, p_holm: null };
  const equivalence = { ci_newcombe_90: null, p_equivalence: null, equivalent: null };
  const fields = Object.keys({ ...empty, ...equivalence });
  return { ...empty, ...equivalence, reasons: Object.fromEntries(fields.map((field) => [field, reason])) };
}
