import { cohortWords } from '../cohort/cohort-words.ts';
import { count, fixed, pValue, rank } from '../format/number.ts';
import type { RankedSystem, Ranking } from '../model/ranking.ts';
import { isSurelyMoved } from './is-surely-moved.ts';
import { whyUnranked } from './why-unranked.ts';

/** Systems named at most. */
const NAMED = 3;

/**
 * The ranking in two sentences: over what, how alike both orders are, how many systems change rank, and whether any change is
 * more than the confidence sets allow. Where sets overlap no rank is said to have changed for sure.
 */
export function ranksSentence(ranking: Ranking): string {
  const why = whyUnranked(ranking);
  if (why !== null) return why;
  return `${agreement(ranking)} ${changes(ranking.systems)}`;
}

function agreement({ a, b, systems, n_tasks, cohort, tau_b, p_tau_b, reasons }: Ranking): string {
  const tasks = n_tasks === 1 ? 'the one task' : `the ${count(n_tasks)} tasks`;
  const words = cohortWords(cohort.within);
  const within = words === null ? '' : ` within ${words}`;
  const over = `of ${a} and ${b}, over ${tasks} that all ${systems.length} systems share${within},`;
  if (tau_b === null) return `Kendall’s τ_b ${over} is undefined: ${reasons.tau_b ?? 'no reason is known'}.`;
  return `Kendall’s τ_b ${over} is ${fixed(tau_b, 2)} (p ${equation(p_tau_b)}).`;
}

function equation(p: number | null): string {
  return p !== null && p < 0.001 ? pValue(p).replace('<', '< ') : `= ${pValue(p)}`;
}

function changes(systems: readonly RankedSystem[]): string {
  const moved = systems.filter(({ shift }) => shift !== null && shift !== 0);
  if (moved.length === 0) return 'No system changes rank.';
  const sure = moved.filter(isSurelyMoved);
  const observed = `${moved.length} of ${systems.length} systems ${moved.length === 1 ? 'changes' : 'change'} rank, `;
  if (sure.length === 0) {
    const what = moved.length === 1 ? 'but not' : 'none of them';
    return `${observed}${what} by more than the simultaneous 95% confidence sets of ranks allow.`;
  }
  const others = sure.length > NAMED ? ` and ${sure.length - NAMED} more` : '';
  return `${observed}${sure.length} of them by more than the simultaneous 95% confidence sets of ranks allow: ${sure
    .toSorted((x, y) => Math.abs(y.shift ?? 0) - Math.abs(x.shift ?? 0))
    .slice(0, NAMED)
    .map(move)
    .join(', ')}${others}.`;
}

function move({ label, rank_a, rank_b }: RankedSystem): string {
  return `${label} (${rank(rank_a)} → ${rank(rank_b)})`;
}
