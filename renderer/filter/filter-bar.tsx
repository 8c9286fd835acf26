import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { SavedMenu } from '../saved/saved-menu.tsx';
import { AddFilter } from './add-filter.tsx';
import { DIMENSIONS, valuesOf, withValues } from './dimension.ts';
import { FilterChip } from './filter-chip.tsx';
import { unusedDimensions } from './unused-dimensions.ts';

/** The one filter of all views, a chip per dimension. It lives in the address, so *back* undoes a change. */
export function FilterBar(): ReactNode {
  const { address, go } = useAddress();
  const unused = unusedDimensions(address);
  const used = DIMENSIONS.filter((dimension) => valuesOf(address.filter, dimension).length > 0);
  const change = (dimension: (typeof DIMENSIONS)[number], values: readonly string[]) =>
    go(({ filter }) => ({ filter: withValues(filter, dimension, values) }));
  return (
    <search className="filter-bar" aria-label="Filter">
      {used.map((dimension) => (
        <FilterChip
          key={dimension}
          dimension={dimension}
          filter={address.filter}
          unused={unused[dimension]}
          onChange={(values) => change(dimension, values)}
        />
      ))}
      <AddFilter filter={address.filter} onChange={change} />
      <SavedMenu />
    </search>
  );
}
