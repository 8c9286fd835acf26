import type { View } from '../address/address.ts';

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  overview: 'Overview',
  compare: 'Compare',
  matrix: 'Matrix',
  sql: 'SQL',
  imports: 'Imports',
};

/** The second key of `g …`. */
export const VIEW_KEYS: Readonly<Record<View, string>> = {
  overview: 'o',
  compare: 'c',
  matrix: 'm',
  sql: 's',
  imports: 'i',
};

export const RAIL_GROUPS = [
  { name: 'Results', views: ['overview', 'compare', 'matrix'] },
  { name: 'Work', views: ['imports', 'sql'] },
] as const satisfies readonly { readonly name: string; readonly views: readonly View[] }[];
