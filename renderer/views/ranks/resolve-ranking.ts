import type { CompareBy } from '../../../analysis/model/comparison.ts';
import type { Input } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { type Pair, type ResolvedComparison, resolveComparison } from '../compare/resolve-comparison.ts';

/** What systems can be ranked under; among each other they are what is ranked. */
export const RANK_BY = ['condition', 'benchmark'] as const satisfies readonly CompareBy[];

export interface ResolvedRanking extends ResolvedComparison {
  readonly ranks: Input<'ranks'>;
}

/**
 * What the address asks to rank under, with what it leaves open taken from the pair that most systems share: a single system has
 * no order. null where no two conditions or benchmarks share a task.
 */
export function resolveRanking(address: Address, pairs: readonly Pair[]): ResolvedRanking | null {
  const asked = RANK_BY.find((by) => by === address.by) ?? null;
  const offered = pairs
    .filter(({ by }) => by !== 'system')
    .toSorted((x, y) => Number(y.n_systems > 1) - Number(x.n_systems > 1));
  const resolved = resolveComparison({ ...address, by: asked }, offered);
  const by = RANK_BY.find((one) => one === resolved?.by);
  if (resolved === null || by === undefined) return null;
  const { a, b, request } = resolved;
  return { ...resolved, ranks: { by, a, b, filter: request.filter } };
}
