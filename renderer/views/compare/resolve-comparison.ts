import type { CompareBy, ComparedSides } from '../../../analysis/model/comparison.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import type { Input, Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { withValues } from '../../filter/dimension.ts';
import { resolveFilters } from './resolve-filters.ts';

export type Pair = Output<'facets'>['pairs'][number];

export interface ResolvedComparison extends ComparedSides {
  /** The one benchmark it is over; null where benchmarks themselves are compared. */
  readonly benchmark: string | null;
  readonly request: Input<'compare'>;
}

const sameSides = (pair: Pair, a: string, b: string) =>
  (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a);

/** The pair lies within the benchmarks of the filter; a pair of benchmarks asked for as such always does. */
function isWithin({ by: asked, filter }: Address, { by, a, b, benchmark }: Pair): boolean {
  const wanted = filter.benchmark ?? [];
  if (wanted.length === 0 || asked === 'benchmark') return true;
  return by === 'benchmark' ? wanted.includes(a) && wanted.includes(b) : wanted.includes(benchmark);
}

/** The offered pair that fits best what the address says; the offers come best first. */
function offeredPair(address: Address, pairs: readonly Pair[]): Pair | null {
  const { by, a, b } = address;
  const fits = pairs.filter((pair) => by === null || pair.by === by);
  const named = fits.filter(
    (pair) => (a === null || pair.a === a || pair.b === a) && (b === null || pair.a === b || pair.b === b),
  );
  // Only what is asked for by name is taken from outside the filter: the host then says why it cannot be.
  const outside = a === null && b === null ? undefined : named[0];
  return named.find((pair) => isWithin(address, pair)) ?? outside ?? null;
}

/** Sides of the pair in the order the address asks for, where it names one of them. */
function sidesOf({ a, b }: Address, pair: Pair | null): { a: string | null; b: string | null } {
  if (a !== null && b !== null) return { a, b };
  if (pair === null) return { a, b };
  const turned = a === pair.b || b === pair.a;
  return turned ? { a: pair.b, b: pair.a } : { a: pair.a, b: pair.b };
}

function benchmarkOf(
  by: CompareBy,
  a: string,
  b: string,
  filter: Filter,
  pairs: readonly Pair[],
): string | null {
  if (by === 'benchmark') return null;
  const wanted = filter.benchmark ?? [];
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined) return only;
  const shared = pairs.filter((pair) => pair.by === by && sameSides(pair, a, b));
  const [first] = shared.filter((pair) => wanted.length === 0 || wanted.includes(pair.benchmark));
  return first?.benchmark ?? null;
}

/**
 * What the address asks to compare, with what it leaves open taken from the first pair that shares tasks. null
 * where nothing can be compared. `benchmarks`: those with runs of both filters, where filters are compared.
 */
export function resolveComparison(
  address: Address,
  pairs: readonly Pair[],
  benchmarks: readonly string[] = [],
): ResolvedComparison | null {
  if (address.by === 'filter') return resolveFilters(address, benchmarks);
  const pair = offeredPair(address, pairs);
  const by = address.by ?? pair?.by ?? null;
  const { a, b } = sidesOf(address, pair);
  if (by === null || a === null || b === null) return null;
  const benchmark = benchmarkOf(by, a, b, address.filter, pairs);
  const filter = appliedFilter({ ...address, view: 'compare', by });
  return {
    by,
    a,
    b,
    benchmark,
    request: { by, a, b, filter: benchmark === null ? filter : withValues(filter, 'benchmark', [benchmark]) },
  };
}
