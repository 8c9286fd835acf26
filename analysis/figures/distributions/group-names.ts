import type { DistributionGroup } from '../../model/distributions.ts';

interface GroupNames {
  readonly first: string;
  /** What else it is of, the most telling first. */
  readonly others: readonly string[];
}

/** What a group is called: its system, or the condition or corpus, and what else it is of. */
export function groupNames({ kind, benchmark, system, condition, corpus }: DistributionGroup): GroupNames {
  const known = (names: readonly (string | null)[]) => names.filter((name) => name !== null);
  if (kind === 'statements') return { first: 'Statements of tasks', others: known([benchmark]) };
  if (kind === 'corpus') return { first: corpus ?? 'Sessions', others: ['first messages'] };
  const [first = 'All runs', ...others] = known([system, condition]);
  return { first, others: [...others, ...(kind === 'scripts' ? ['scripts'] : []), ...known([benchmark])] };
}
