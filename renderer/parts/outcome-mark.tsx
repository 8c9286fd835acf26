import type { ReactNode } from 'react';
import { outcomeName, type ShownOutcome } from '../../analysis/model/outcome-names.ts';

/** An outcome as a swatch of its colour and its name. */
export function OutcomeMark({ outcome }: { readonly outcome: ShownOutcome | null }): ReactNode {
  return (
    <span className="outcome-mark">
      <span className="outcome-swatch" data-outcome={outcome ?? 'none'} />
      {outcomeName(outcome)}
    </span>
  );
}
