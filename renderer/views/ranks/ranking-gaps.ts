import { count } from '../../../analysis/format/number.ts';
import type { RankedSystem, Ranking } from '../../../analysis/model/ranking.ts';
import type { Gap } from '../../parts/gap-list.tsx';

const FIELDS: Readonly<Record<string, string>> = {
  score_a: 'Score under A',
  score_b: 'Score under B',
  rank_a: 'Rank under A',
  rank_b: 'Rank under B',
  shift: 'Shift',
  set_a: 'Confidence set under A',
  set_b: 'Confidence set under B',
  ci_a: 'Bootstrap interval under A',
  ci_b: 'Bootstrap interval under B',
  ci_shift: 'Bootstrap interval of the shift',
  swaps: 'Swap probabilities',
  tau_b: 'Kendall’s τ_b',
  p_tau_b: 'p of τ_b',
  rho: 'Spearman’s ρ',
  p_rho: 'p of ρ',
};

const NAMED = 3;

/** What the ranks are not over and why, then what is undefined or was computed in its own way; the same reason once. */
export function rankingGaps(ranking: Ranking): readonly Gap[] {
  return [...taskGaps(ranking), ...systemGaps(ranking), ...reasonGaps(ranking), ...tieGaps(ranking)];
}

function tasks(n: number): string {
  return `${count(n)} ${n === 1 ? 'task' : 'tasks'}`;
}

function systemCount(n: number): string {
  return `${count(n)} ${n === 1 ? 'system' : 'systems'}`;
}

function taskGaps({ a, b, systems, n_dropped, n_one_sided }: Ranking): readonly Gap[] {
  const gap = (n: number, text: string): readonly Gap[] =>
    n === 0 ? [] : [{ scope: tasks(n), rows: [], text }];
  return [
    ...gap(
      n_dropped,
      `Not scored for all ${systemCount(systems.length)} under both ${a} and ${b}.${fewest(systems)}`,
    ),
    ...gap(n_one_sided, `Runs of ranked systems under one of ${a} and ${b} only.`),
  ];
}

/** The systems that cost most tasks, where they differ in how many they are scored on. */
function fewest(systems: readonly RankedSystem[]): string {
  const least = Math.min(...systems.map(({ n_scored }) => n_scored));
  const few = systems.filter(({ n_scored }) => n_scored === least);
  if (few.length === systems.length || few.length > NAMED) return '';
  return ` Fewest are scored for ${few.map(({ label }) => label).join(', ')}: ${count(least)}.`;
}

function systemGaps({ a, b, unranked, n_systems_one_sided }: Ranking): readonly Gap[] {
  const named = unranked.length <= NAMED ? unranked.join(', ') : systemCount(unranked.length);
  return [
    ...(n_systems_one_sided === 0
      ? []
      : [
          {
            scope: systemCount(n_systems_one_sided),
            rows: [],
            text: `Set aside: runs under one of ${a} and ${b} only.`,
          },
        ]),
    ...(unranked.length === 0
      ? []
      : [{ scope: named, rows: unranked, text: `Set aside: no task is scored under both ${a} and ${b}.` }]),
  ];
}

function reasonGaps({ reasons }: Ranking): readonly Gap[] {
  const fields = new Map<string, string[]>();
  for (const [field, reason] of Object.entries(reasons))
    fields.set(reason, [...(fields.get(reason) ?? []), FIELDS[field] ?? field]);
  return [...fields].map(([reason, names]) => ({
    scope: names.length <= NAMED ? names.join(', ') : `${names.length} kinds of numbers`,
    rows: names,
    text: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  }));
}

/** Pairs without a swap probability, where single ones have none. */
function tieGaps({ swaps, reasons }: Ranking): readonly Gap[] {
  const n = swaps.reduce((sum, pair) => sum + Number(pair.swap_a === null) + Number(pair.swap_b === null), 0);
  if (n === 0 || reasons.swaps !== undefined) return [];
  const text = 'Equal scores of two systems: there is no order that a resample could reverse.';
  return [{ scope: `${count(n)} of ${count(2 * swaps.length)} swap probabilities`, rows: [], text }];
}
