import type { ReactNode } from 'react';
import { useLate } from './use-late.ts';

/** Work that is done sooner shows nothing in between. */
export const PATIENCE_MS = 300;

/** Grey lines where a table will be, but only for work that takes longer than 300 ms. */
export function Skeleton({
  lines = 12,
  label,
}: {
  readonly lines?: number;
  readonly label: string;
}): ReactNode {
  const late = useLate(PATIENCE_MS);
  if (!late) return null;
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <div key={key} className="skeleton-line" />
      ))}
    </div>
  );
}
