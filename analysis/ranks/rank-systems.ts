import { rowLabels } from '../compare/comparison-words.ts';
import type { PairedRow } from '../model/comparison.ts';
import type { RankedPair, RankedSystem, Ranking } from '../model/ranking.ts';
import { kendallTauB, spearmanRho } from '../stats/index.ts';
import type { RankOptions } from './rank-options.ts';
import { type RankedSide, rankedSide } from './ranked-side.ts';
import { type ResampledSides, resampledSides } from './resampled-sides.ts';
import { type SystemRuns, sharedTasks } from './shared-tasks.ts';

type Fields = Pick<Ranking, 'systems' | 'tau_b' | 'p_tau_b' | 'rho' | 'p_rho' | 'swaps' | 'reasons'>;

interface RankedSystems extends Fields, Pick<Ranking, 'n_dropped' | 'n_one_sided' | 'unranked'> {
  /** The tasks that the ranks are over. */
  readonly tasks: readonly string[];
}

type Named = SystemRuns & { readonly label: string };

const ONE_TASK = 'one task shows no variation between tasks';

/**
 * Ranks systems by their mean share of solved runs under A and under B, over the tasks that all of them are scored on
 * under both, and says how sure the ranks are: confidence sets from paired tests of all pairs, descriptive intervals and
 * swap probabilities from one task bootstrap. Neither the order of rows and tasks nor the names of tasks change a number.
 */
export function rankSystems(rows: readonly PairedRow[], options: RankOptions): RankedSystems {
  const sorted = [...rows].sort((x, y) => compareText(nameOf(x), nameOf(y)));
  const labels = rowLabels({ by: 'condition', comparisons: sorted });
  const labelOf = (row: PairedRow) => labels[sorted.indexOf(row)]!;
  const { systems, unranked, ...shared } = sharedTasks(sorted);
  const n_tasks = shared.tasks.length;
  const named = systems.map((runs) => ({ ...runs, label: labelOf(runs.row) }));
  const fields = n_tasks === 0 ? withoutTasks(named) : ranking(named, n_tasks, options);
  return { ...fields, ...shared, unranked: unranked.map(labelOf) };
}

function nameOf({ system, condition }: PairedRow): string {
  return `${system}|${condition}`;
}

function compareText(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

function identityOf({ label, row, n_scored }: Named, n_tasks: number) {
  return { label, system: row.system, condition: row.condition, n_tasks, n_scored };
}

function withoutTasks(systems: readonly Named[]): Fields {
  const reason =
    systems.length === 0
      ? 'no system has a task that is scored under both'
      : 'no task is scored for every system under both: leave out the systems with few tasks';
  const nothing = { score_a: null, score_b: null, rank_a: null, rank_b: null, shift: null };
  const nowhere = { set_a: null, set_b: null, ci_a: null, ci_b: null, ci_shift: null };
  const uncorrelated = { tau_b: null, p_tau_b: null, rho: null, p_rho: null };
  const fields = Object.keys({ ...nothing, ...nowhere, ...uncorrelated });
  return {
    systems: systems.map((runs) => ({ ...identityOf(runs, 0), ...nothing, ...nowhere })),
    ...uncorrelated,
    swaps: [],
    reasons: Object.fromEntries(fields.map((field) => [field, reason])),
  };
}

function ranking(systems: readonly Named[], n_tasks: number, options: RankOptions): Fields {
  const a = rankedSide(
    'a',
    systems.map(({ label, a: runs }) => ({ label, runs })),
    options,
  );
  const b = rankedSide(
    'b',
    systems.map(({ label, b: runs }) => ({ label, runs })),
    options,
  );
  const resampled = resampledSides(a, b, options);
  const order = systems.map((_, i) => i).sort((i, j) => a.ranks[i]! - a.ranks[j]! || i - j);
  const { reasons, ...correlated } = correlations(a, b);
  const unsampled = { ci_a: ONE_TASK, ci_b: ONE_TASK, ci_shift: ONE_TASK, swaps: ONE_TASK };
  return {
    systems: order.map((i) => ({ ...identityOf(systems[i]!, n_tasks), ...ranksOf(i, a, b, resampled) })),
    ...correlated,
    swaps: pairsOf(order).map(([i, j]) => ({
      ...{ first: systems[i]!.label, second: systems[j]!.label, n_tasks },
      ...orderOf(i, j, a, b, resampled),
    })),
    reasons: { ...reasons, ...(n_tasks < 2 && unsampled) },
  };
}

function ranksOf(i: number, a: RankedSide, b: RankedSide, resampled: ResampledSides) {
  return {
    score_a: a.scores[i]!,
    score_b: b.scores[i]!,
    rank_a: a.ranks[i]!,
    rank_b: b.ranks[i]!,
    shift: b.ranks[i]! - a.ranks[i]!,
    set_a: a.sets[i]!,
    set_b: b.sets[i]!,
    ci_a: resampled.interval('a', i),
    ci_b: resampled.interval('b', i),
    ci_shift: resampled.shift(i),
  } satisfies Partial<RankedSystem>;
}

function orderOf(i: number, j: number, a: RankedSide, b: RankedSide, resampled: ResampledSides) {
  const [difference_a, difference_b] = [a.difference(i, j), b.difference(i, j)];
  return {
    difference_a,
    difference_b,
    swap_a: resampled.swap('a', i, j, difference_a),
    swap_b: resampled.swap('b', i, j, difference_b),
    p_holm_a: a.p_holm(i, j),
    p_holm_b: b.p_holm(i, j),
  } satisfies Partial<RankedPair>;
}

/** Each two once, in the order given. */
function pairsOf(order: readonly number[]): readonly (readonly [number, number])[] {
  return order.flatMap((i, at) => order.slice(at + 1).map((j) => [i, j] as const));
}

const METHODS = {
  exact: 'exact',
  normal: 'normal approximation with tie correction',
  t: 'approximated by Student’s t',
} as const;

/** Of the ranks, which settle what is a tie. */
function correlations(a: RankedSide, b: RankedSide) {
  const [tau, rho] = [kendallTauB(a.ranks, b.ranks), spearmanRho(a.ranks, b.ranks)];
  return {
    tau_b: tau.coefficient,
    p_tau_b: tau.p,
    rho: rho.coefficient,
    p_rho: rho.p,
    reasons: { ...reasonsOf('tau_b', tau), ...reasonsOf('rho', rho) },
  };
}

function reasonsOf(name: string, { reason, method }: ReturnType<typeof kendallTauB>): Record<string, string> {
  if (method !== null) return { [`p_${name}`]: METHODS[method] };
  return reason === null ? {} : { [name]: reason, [`p_${name}`]: reason };
}
