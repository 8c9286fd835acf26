import { type ReactNode, useEffect, useState } from 'react';

const PATIENCE_MS = 300;

/** Grey lines where a table will be, but only for work that takes longer than 300 ms. */
export function Skeleton({
  lines = 12,
  label,
}: {
  readonly lines?: number;
  readonly label: string;
}): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <div key={key} className="skeleton-line" />
      ))}
    </div>
  );
}
