import type { ReactNode } from 'react';
import type { Filter } from '../../../analysis/model/filter.ts';
import { useAddress } from '../../address/use-address.ts';
import { AddFilter } from '../../filter/add-filter.tsx';
import { DIMENSIONS, type Dimension, valuesOf, withValues } from '../../filter/dimension.ts';
import { FilterChip } from '../../filter/filter-chip.tsx';

interface SideFilterProps {
  readonly side: 'a' | 'b';
  readonly filter: Filter;
}

/** A rate over runs chosen by their result would say nothing. */
const OF_SIDES = DIMENSIONS.filter((dimension) => dimension !== 'outcome' && dimension !== 'label');

/** The runs of one side of a comparison of filters, a chip per dimension. */
export function SideFilter({ side, filter }: SideFilterProps): ReactNode {
  const { go } = useAddress();
  const letter = side.toUpperCase();
  const used = DIMENSIONS.filter((dimension) => valuesOf(filter, dimension).length > 0);
  const change = (dimension: Dimension, values: readonly string[]) =>
    go({ [`filter_${side}`]: withValues(filter, dimension, values), row: null, list: null, run: null });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line of flexible parts
    <div className="side-filter" role="group" aria-label={`Runs of ${letter}`}>
      <span className="picker-label">{letter}</span>
      {used.map((dimension) => (
        <FilterChip
          key={dimension}
          dimension={dimension}
          filter={filter}
          unused={undefined}
          onChange={(values) => change(dimension, values)}
        />
      ))}
      <AddFilter filter={filter} dimensions={OF_SIDES} name={`Add filter to ${letter}`} onChange={change} />
    </div>
  );
}
