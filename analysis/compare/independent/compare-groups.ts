import type { IndependentComparison, PairedRow } from '../../model/comparison.ts';
import { groupPermutation, randomFor } from '../../stats/index.ts';
import type { CompareOptions } from '../compare-options.ts';
import { joinedRows } from '../joined-rows.ts';
import { rowName } from '../row-name.ts';
import { groupDifference, verdictInterval } from './group-difference.ts';
import { groupIntervals } from './group-intervals.ts';
import { groupRepositories } from './group-repositories.ts';
import { NO_PAIRS, SEVERAL_RUNS } from './no-pairs.ts';
import { meansOf, type TaskGroups, taskGroups } from './task-groups.ts';

type Alone = Omit<IndependentComparison, 'ci_bootstrap' | 'ci_bca' | 'p_holm'>;
type Fields<K extends keyof Alone> = Pick<Alone, K | 'reasons'>;

/**
 * Compares B with A, row by row, where the sides share no task: as independent groups, each over its own scored tasks, which
 * count alike. Every row of the table belongs to one Holm family. A row does not depend on its place, on the other rows
 * (`p_holm` apart), or on how tasks are named. `reasons` names every null and every fallback.
 */
export function compareGroups(
  rows: readonly PairedRow[],
  options: CompareOptions,
): readonly IndependentComparison[] {
  const groups = rows.map(taskGroups);
  return joinedRows(
    rows.map((row, i) => compareAlone(row, groups[i]!, options)),
    groupIntervals(groups, options),
  );
}

const WITHOUT_PAIRS = {
  values: { paired: false, mcnemar: null, transitions: null, retention: null, overturn_null: null },
  reasons: { mcnemar: NO_PAIRS, transitions: NO_PAIRS, retention: NO_PAIRS, overturn_null: NO_PAIRS },
} as const;

function compareAlone(row: PairedRow, groups: TaskGroups, options: CompareOptions): Alone {
  const { a, b, n_dropped } = groups;
  const sizes = { n_tasks: a.length + b.length, n_tasks_a: a.length, n_tasks_b: b.length, n_dropped };
  const parts = [rates(groups), permutation(groups, rowName(row), options), repositories(groups)] as const;
  const [rate, p, repository] = parts;
  const reasons = Object.assign({}, WITHOUT_PAIRS.reasons, ...parts.map((part) => part.reasons));
  const { system, condition } = row;
  return { system, condition, ...sizes, ...WITHOUT_PAIRS.values, ...rate, ...p, ...repository, reasons };
}

function rates({ a, b, lacking }: TaskGroups): Fields<'rate_a' | 'rate_b' | 'difference' | 'ci_newcombe'> {
  if (lacking !== null) {
    const reasons = { rate_a: lacking, rate_b: lacking, difference: lacking, ci_newcombe: lacking };
    return { rate_a: null, rate_b: null, difference: null, ci_newcombe: null, reasons };
  }
  const ci_newcombe = verdictInterval(a, b);
  const reasons: Record<string, string> = ci_newcombe === null ? { ci_newcombe: SEVERAL_RUNS } : {};
  return { ...groupDifference(a, b), ci_newcombe, reasons };
}

/** Tasks are exchanged between the sides. */
function permutation(
  { a, b, lacking }: TaskGroups,
  name: string,
  { seed, draws }: CompareOptions,
): Fields<'p_permutation'> {
  if (lacking !== null) {
    const reasons = { p_permutation: lacking, p_holm: `${lacking}: outside the Holm family` };
    return { p_permutation: null, reasons };
  }
  const random = randomFor(seed, `permutation|${name}`);
  return { p_permutation: groupPermutation(meansOf(a), meansOf(b), random, draws)!.p, reasons: {} };
}

function repositories(groups: TaskGroups): Fields<'by_repository'> {
  const found = groupRepositories(groups);
  const by_repository = found.flatMap(({ repository, a, b }) => {
    if (a.length === 0 || b.length === 0) return [];
    const { difference } = groupDifference(a, b);
    const n_tasks = a.length + b.length;
    return [{ repository, n_tasks, difference, ci_newcombe: verdictInterval(a, b) }];
  });
  const n = found.length - by_repository.length;
  const notes = [
    ...(n > 0 ? [`${n} of ${found.length} repositories have tasks of one side only and are left out`] : []),
    ...(by_repository.some(({ ci_newcombe }) => ci_newcombe === null)
      ? [`no interval for some: ${SEVERAL_RUNS}`]
      : []),
  ];
  return { by_repository, reasons: notes.length > 0 ? { by_repository: notes.join('; ') } : {} };
}
