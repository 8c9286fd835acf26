import type { TermKey } from './glossary.ts';

const GROUP_TERMS: Readonly<Partial<Record<TermKey, TermKey>>> = {
  compared: 'group_tasks',
  difference: 'group_difference',
  percentile: 'group_percentile',
  bca: 'group_bca',
  newcombe: 'newcombe_independent',
  permutation: 'group_permutation',
};

/** What stands in a term's place where the sides of a comparison share no task: the same number by another method. */
export function groupTerm(term: TermKey): TermKey {
  return GROUP_TERMS[term] ?? term;
}
