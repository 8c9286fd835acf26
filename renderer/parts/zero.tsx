import type { ReactNode } from 'react';
import { count } from '../../analysis/format/number.ts';

/** A count whose zero steps back, so that the eye finds the others. */
export function Zero({ n }: { readonly n: number }): ReactNode {
  return n === 0 ? <span className="zero">0</span> : count(n);
}
