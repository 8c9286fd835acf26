import type { ReactNode } from 'react';
import { PATIENCE_MS } from '../../parts/skeleton.tsx';
import { useLate } from '../../parts/use-late.ts';

/** Grey where the matrix will be, but only for work that takes longer than 300 ms. */
export function MatrixSkeleton(): ReactNode {
  const late = useLate(PATIENCE_MS);
  return late && <div className="matrix-skeleton" role="status" aria-label="Arranging outcomes" />;
}
