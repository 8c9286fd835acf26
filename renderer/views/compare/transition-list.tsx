import type { ReactNode } from 'react';
import { fixed } from '../../../analysis/format/number.ts';
import type { Address, Transition } from '../../address/address.ts';
import { Zero } from '../../parts/zero.tsx';
import { TRANSITION_WORDS } from './transition-words.ts';

interface TransitionListProps {
  readonly counts: Readonly<Record<Transition, number>>;
  /** Tasks with an outcome on both sides: what the shares are of. */
  readonly total: number;
  /** The sides share tasks. */
  readonly paired: boolean;
  readonly onOpen: (list: Address['list']) => void;
}

const WITH_OUTCOMES: readonly Transition[] = ['su', 'us', 'ss', 'uu'];
const OF_PAIRS: readonly Transition[] = [...WITH_OUTCOMES, 'excluded', 'dropped'];
const OF_SIDES: readonly Transition[] = ['of_a', 'of_b', 'dropped'];

/** The transitions with their numbers; pressing one lists its tasks. */
export function TransitionList({ counts, total, paired, onOpen }: TransitionListProps): ReactNode {
  const shareOf = (transition: Transition) =>
    !WITH_OUTCOMES.includes(transition) || total === 0
      ? ''
      : `${fixed((100 * counts[transition]) / total, 1)}%`;
  return (
    <ul className="transition-list">
      {(paired ? OF_PAIRS : OF_SIDES).map((transition) => (
        <li key={transition}>
          <button
            type="button"
            className="transition"
            disabled={counts[transition] === 0}
            onClick={() => onOpen(transition)}
          >
            <span className="transition-swatch" data-transition={transition} />
            <span className="transition-name">{TRANSITION_WORDS[transition]}</span>
            <span className="transition-n">
              <Zero n={counts[transition]} />
            </span>
            <span className="transition-share">{shareOf(transition)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
