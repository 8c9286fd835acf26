import type { ReactNode } from 'react';

/** A small triangle: the direction of the order, or an empty place of the same size. */
export function SortMark({ descending }: { readonly descending: boolean | null }): ReactNode {
  return (
    <svg className="sort-mark" viewBox="0 0 8 8" width="7" height="7" aria-hidden="true">
      {descending !== null && <path d={descending ? 'M0 2h8L4 7z' : 'M0 6h8L4 1z'} fill="currentColor" />}
    </svg>
  );
}
