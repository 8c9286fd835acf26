import type { Filter } from '../../../analysis/model/filter.ts';
import type { MatrixOrder } from '../../../analysis/model/outcome-matrix.ts';
import type { Output } from '../../../preload/contract.ts';
import type { Address } from '../../address/address.ts';
import { appliedFilter } from '../../filter/applied-filter.ts';
import { withValues } from '../../filter/dimension.ts';

export interface ResolvedMatrix {
  readonly benchmark: string;
  readonly request: { readonly filter: Filter; readonly order: MatrixOrder };
}

/**
 * The matrix that the address asks for. Of several benchmarks the one with the most runs; null where the filter leaves none.
 * `benchmarks`: those that the rest of the filter leaves.
 */
export function resolveMatrix(
  address: Address,
  benchmarks: Output<'facets'>['benchmarks'],
): ResolvedMatrix | null {
  const wanted = address.filter.benchmark ?? [];
  const [most] = benchmarks
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .toSorted((x, y) => y.n_runs - x.n_runs);
  if (most === undefined) return null;
  return {
    benchmark: most.name,
    request: {
      filter: withValues(appliedFilter(address), 'benchmark', [most.name]),
      order: { rows: address.rows ?? 'difficulty', columns: address.columns ?? 'rate' },
    },
  };
}
