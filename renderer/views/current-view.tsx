import { lazy, type ReactNode, Suspense } from 'react';
import type { View } from '../address/address.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import { Compare } from './compare/compare.tsx';
import { Imports } from './imports/imports.tsx';
import { Overview } from './overview/overview.tsx';
import { Sql } from './sql/sql.tsx';

const Matrix = lazy(async () => ({ default: (await import('./matrix/matrix.tsx')).Matrix }));

const VIEWS: Readonly<Record<View, () => ReactNode>> = {
  overview: () => <Overview />,
  compare: () => <Compare />,
  matrix: () => (
    <Suspense fallback={<Skeleton label="Opening the matrix" />}>
      <Matrix />
    </Suspense>
  ),
  sql: () => <Sql />,
  imports: () => <Imports />,
};

/** The view that the address names. */
export function CurrentView({ view }: { readonly view: View }): ReactNode {
  return VIEWS[view]();
}
