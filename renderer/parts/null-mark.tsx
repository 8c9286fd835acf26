import type { ReactNode } from 'react';
import { NULL_MARK } from '../../analysis/format/number.ts';

/** What stands where a number is unknown: a dash that tells its reason to pointer, keyboard and screen reader. */
export function NullMark({ reason }: { readonly reason: string }): ReactNode {
  return (
    <span className="null-mark" role="img" tabIndex={-1} data-hint={reason} aria-label={`none: ${reason}`}>
      {NULL_MARK}
    </span>
  );
}
