import type { Filter } from '../../analysis/model/filter.ts';
import { HOME } from '../address/address.ts';
import { formatAddress } from '../address/format-address.ts';

/** A text that two filters share exactly where they name the same values in the same order. */
export const filterKey = (filter: Filter): string => formatAddress({ ...HOME, filter });
