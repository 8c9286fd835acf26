import type { RankedSystem } from '../model/ranking.ts';

/**
 * The system's confidence sets under A and under B have no rank in common: only then do the data say that its rank changed.
 * False too where it has no ranks.
 */
export function isSurelyMoved({ set_a, set_b }: Pick<RankedSystem, 'set_a' | 'set_b'>): boolean {
  return set_a !== null && set_b !== null && (set_a[1] < set_b[0] || set_b[1] < set_a[0]);
}
