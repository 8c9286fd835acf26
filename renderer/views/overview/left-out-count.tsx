import type { ReactNode } from 'react';
import { count } from '../../../analysis/format/number.ts';
import { Zero } from '../../parts/zero.tsx';

interface LeftOutCountProps {
  readonly n: number;
  /** What is counted, in the plural. */
  readonly what: string;
  readonly onOpen: () => void;
}

/** A number of runs that opens their list; the keyboard reaches it with the arrow keys along the row. */
export function LeftOutCount({ n, what, onOpen }: LeftOutCountProps): ReactNode {
  if (n === 0) return <Zero n={0} />;
  return (
    <button
      type="button"
      className="link"
      tabIndex={-1}
      data-hint={`List the ${count(n)} ${what}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      onKeyDown={(event) => {
        // Enter is this button's, not the row's.
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    >
      {count(n)}
    </button>
  );
}
