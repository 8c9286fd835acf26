import type { View } from '../address/address.ts';

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  overview: 'Overview',
  compare: 'Compare',
  ranks: 'Ranks',
  matrix: 'Matrix',
  evaluate: 'Evaluate',
  figures: 'Figures',
  sql: 'SQL',
  imports: 'Imports',
};

/** The second key of `g …`. */
export const VIEW_KEYS: Readonly<Record<View, string>> = {
  overview: 'o',
  compare: 'c',
  ranks: 'r',
  matrix: 'm',
  evaluate: 'e',
  figures: 'f',
  sql: 's',
  imports: 'i',
};

export const RAIL_GROUPS = [
  { name: 'Results', views: ['overview', 'compare', 'ranks', 'matrix'] },
  { name: 'Work', views: ['evaluate', 'figures', 'imports', 'sql'] },
] as const satisfies readonly { readonly name: string; readonly views: readonly View[] }[];
