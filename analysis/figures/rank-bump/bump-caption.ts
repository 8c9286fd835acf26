import { count, fixed, pEquation } from '../../format/number.ts';
import type { Ranking } from '../../model/ranking.ts';
import { isSurelyMoved } from '../../ranks/is-surely-moved.ts';
import { cohortClause } from '../cohort-clause.ts';
import type { BumpOptions } from './bump-options.ts';

export function bumpTitle({ a, b }: Pick<Ranking, 'a' | 'b'>): string {
  return `Ranks of systems, ${a} and ${b}`;
}

/** What the figure shows: over what, what each mark is, how sure the ranks are, what is left out, and the seed. */
export function bumpCaption(data: Ranking, options: BumpOptions): string {
  return [
    ranksSubject(data),
    'Dots: ranks, 1 the best; equal scores share the mean of their ranks. Lines join the two ranks of a system.',
    BESIDE[options.beside],
    ...highlightSentence(data, options),
    ...leftOutSentence(data),
    `Seed: ${data.seed}.`,
  ].join(' ');
}

/** The first sentence, which holds for the same ranking as a table and as a matrix too. */
export function ranksSubject({ a, b, by, systems, n_tasks, cohort, tau_b, p_tau_b }: Ranking): string {
  const under = by === 'benchmark' ? 'on' : 'under';
  const over = `over the ${count(n_tasks)} ${n_tasks === 1 ? 'task' : 'tasks'} scored for all of them on both sides`;
  const tau = tau_b === null ? '' : `; Kendall’s τ_b ${fixed(tau_b, 2)}, ${pEquation(p_tau_b)}`;
  return `Ranks of ${systems.length} systems by resolve rate ${under} ${a} (A) and ${b} (B), ${over} ${cohortClause(cohort)}${tau}.`;
}

const BESIDE: Readonly<Record<BumpOptions['beside'], string>> = {
  set: 'Bars: confidence sets of the ranks, simultaneous over the systems of a side at 95%, from paired permutation tests of all pairs after Holm.',
  interval:
    'Bars: 95% percentile intervals of the ranks, bootstrap over tasks; descriptive only, too narrow where systems are nearly tied, and no ground for saying that an order changed.',
};

function highlightSentence({ systems }: Ranking, { highlight }: BumpOptions): readonly string[] {
  const n = systems.filter(isSurelyMoved).length;
  if (highlight === 'beyond')
    return [
      `Heavy lines: systems whose confidence sets of A and B have no rank in common (${n} of ${systems.length}).`,
    ];
  return highlight === 'moved'
    ? ['Heavy lines: systems whose rank differs, whether or not their sets overlap.']
    : [];
}

export function leftOutSentence({ n_dropped }: Pick<Ranking, 'n_dropped'>): readonly string[] {
  if (n_dropped === 0) return [];
  return [
    `Left out: ${count(n_dropped)} ${n_dropped === 1 ? 'task' : 'tasks'} not scored for all of them on both sides.`,
  ];
}
