import type { ReactNode } from 'react';
import { themes } from '../../../analysis/figures/theme.ts';
import { AREA_NAMES } from '../../../analysis/figures/transitions/transition-areas.ts';
import { TransitionSwatch } from '../../../analysis/figures/transitions/transition-swatch.tsx';
import { percent } from '../../../analysis/format/number.ts';
import type { Address, Transition } from '../../address/address.ts';
import { Zero } from '../../parts/zero.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { TRANSITION_WORDS, transitionTerm } from './transition-words.ts';

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
    !WITH_OUTCOMES.includes(transition) || total === 0 ? '' : percent(counts[transition] / total);
  return (
    <ul className="transition-list">
      {(paired ? OF_PAIRS : OF_SIDES).map((transition) => (
        <li key={transition}>
          <button
            type="button"
            className="transition"
            data-term={transitionTerm(transition)}
            disabled={counts[transition] === 0}
            onClick={() => onOpen(transition)}
          >
            <Swatch transition={transition} />
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

const SIDE = 10;

/** The paint of its area; an outline for what has none. */
function Swatch({ transition }: { readonly transition: Transition }): ReactNode {
  const { theme } = useTheme();
  const area = AREA_NAMES.find((name) => name === transition);
  return (
    <svg className="transition-swatch" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {area ? (
        <TransitionSwatch transition={area} x={0} y={0} width={SIDE} height={SIDE} theme={themes[theme]} />
      ) : (
        <rect x={0.5} y={0.5} width={SIDE - 1} height={SIDE - 1} fill="none" stroke={themes[theme].rule} />
      )}
    </svg>
  );
}
