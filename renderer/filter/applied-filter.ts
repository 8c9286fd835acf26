import type { Filter } from '../../analysis/model/filter.ts';
import type { Address } from '../address/address.ts';
import { DIMENSIONS, valuesOf, withValues } from './dimension.ts';
import { unusedDimensions } from './unused-dimensions.ts';

/** The part of the address's filter that its view applies. */
export function appliedFilter(address: Address): Filter {
  const unused = unusedDimensions(address);
  return DIMENSIONS.filter((dimension) => unused[dimension] === undefined).reduce<Filter>(
    (filter, dimension) => withValues(filter, dimension, valuesOf(address.filter, dimension)),
    {},
  );
}
