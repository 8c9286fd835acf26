import { lazy, type ReactNode, Suspense } from 'react';
import type { View } from '../address/address.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import { Compare } from './compare/compare.tsx';
import { Imports } from './imports/imports.tsx';
import { Overview } from './overview/overview.tsx';
import { Ranks } from './ranks/ranks.tsx';
import { Sql } from './sql/sql.tsx';

const Matrix = lazy(async () => ({ default: (await import('./matrix/matrix.tsx')).Matrix }));

const Evaluate = lazy(async () => ({ default: (await import('./evaluate/evaluate.tsx')).Evaluate }));

/** All kinds of figures come with it, which no other view needs. */
const Figures = lazy(() => import('./figures/figures.tsx').then(({ Figures }) => ({ default: Figures })));

const VIEWS: Readonly<Record<View, () => ReactNode>> = {
  overview: () => <Overview />,
  compare: () => <Compare />,
  ranks: () => <Ranks />,
  matrix: () => (
    <Suspense fallback={<Skeleton label="Opening the matrix" />}>
      <Matrix />
    </Suspense>
  ),
  evaluate: () => (
    <Suspense fallback={<Skeleton label="Opening the evaluation" />}>
      <Evaluate />
    </Suspense>
  ),
  figures: () => (
    <Suspense fallback={<Skeleton label="Opening the figures" />}>
      <Figures />
    </Suspense>
  ),
  sql: () => <Sql />,
  imports: () => <Imports />,
};

/** The view that the address names. */
export function CurrentView({ view }: { readonly view: View }): ReactNode {
  return VIEWS[view]();
}
