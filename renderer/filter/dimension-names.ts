import { FILTER_NAMES } from '../../analysis/model/filter.ts';
import type { Dimension } from './dimension.ts';

/** Dimensions of the filter as people read them on chips. */
export const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = { ...FILTER_NAMES, repository: 'repo' };
