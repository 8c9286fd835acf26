import type { ReactNode } from 'react';
import type { TextStyle } from '../../../analysis/figures/measure-text.ts';
import { shortenMiddle } from '../../../analysis/figures/shorten-middle.ts';
import { Icon } from '../../parts/icon.tsx';
import type { RateLine } from './rate-line.ts';

interface RateNameProps {
  readonly line: RateLine;
  /** Pixels for the name itself, and how it is set. */
  readonly width: number;
  readonly style: TextStyle;
}

/** A system's name with the handle that unfolds its repeats, or the number of a repeat. */
export function RateName({ line, width, style }: RateNameProps): ReactNode {
  const { row, repeats, level, isExpanded, onToggle } = line;
  if (level === 2) return <span className="repeat-name">repeat {row.repeat}</span>;
  const short = shortenMiddle(row.system, width, style);
  return (
    <span className="rate-name">
      {onToggle ? (
        <button
          type="button"
          className="fold"
          tabIndex={-1}
          aria-label={`${isExpanded ? 'Fold' : 'Unfold'} ${repeats.length} repeats`}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon name={isExpanded ? 'down' : 'next'} size={11} />
        </button>
      ) : (
        <span className="fold-place" />
      )}
      <span className="clip" title={short === row.system ? undefined : row.system}>
        {short}
      </span>
      {repeats.length > 0 && <span className="repeat-count">×{repeats.length}</span>}
    </span>
  );
}
