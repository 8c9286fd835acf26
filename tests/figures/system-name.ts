import { comparisonRow } from './comparisons.ts';

/** Names of systems, short and long; Chinese stands only at an end, where a PDF's text without its letters can be found. */
export const systemName = (i: number): string =>
  comparisonRow(i).system.replace(/ \p{Script=Han}+(?=_)/u, '');
