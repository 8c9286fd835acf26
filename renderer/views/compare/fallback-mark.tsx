import type { ReactNode } from 'react';

/** A star beside a number that was got in another way than the column says; tells how. */
export function FallbackMark({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return null;
  return (
    <span className="fallback" role="img" tabIndex={-1} aria-label={reason} data-hint={reason}>
      *
    </span>
  );
}
