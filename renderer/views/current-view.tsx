import type { ReactNode } from 'react';
import type { View } from '../address/address.ts';
import { Compare } from './compare/compare.tsx';
import { Imports } from './imports/imports.tsx';
import { Overview } from './overview/overview.tsx';
import { Ranks } from './ranks/ranks.tsx';
import { Sql } from './sql/sql.tsx';

const VIEWS: Readonly<Record<View, () => ReactNode>> = {
  overview: () => <Overview />,
  compare: () => <Compare />,
  ranks: () => <Ranks />,
  sql: () => <Sql />,
  imports: () => <Imports />,
};

/** The view that the address names. */
export function CurrentView({ view }: { readonly view: View }): ReactNode {
  return VIEWS[view]();
}
