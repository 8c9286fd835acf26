import { type ReactNode, useState } from 'react';
import { rowParts } from '../../../analysis/compare/row-parts.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { ChosenArea } from '../../../analysis/figures/transitions/transition-targets.tsx';
import { Transitions } from '../../../analysis/figures/transitions/transitions.tsx';
import { count } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Address } from '../../address/address.ts';
import { Explained } from '../../hints/explained.tsx';
import { useFigureFocus } from '../../parts/use-figure-focus.ts';
import { useWidth } from '../../parts/use-width.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { TransitionList } from './transition-list.tsx';
import { transitionCounts } from './transition-words.ts';

interface TransitionFigureProps {
  readonly result: ComparisonResult;
  readonly comparison: Comparison;
  readonly onOpen: (list: Address['list']) => void;
}

/** Which tasks changed sides: the square of the selected row, and the same as a list of links. */
export function TransitionFigure({ result, comparison, onOpen }: TransitionFigureProps): ReactNode {
  const { theme } = useTheme();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<ChosenArea | null>(null);
  useFigureFocus(frame, chosen);
  const counts = transitionCounts(comparison);
  const { paired } = comparison;
  const total = counts.ss + counts.su + counts.us + counts.uu;
  const name = rowParts(result)[0] === 'condition' ? comparison.condition : comparison.system;
  return (
    <section
      className={paired ? 'transitions' : 'transitions unpaired'}
      aria-label={`Transitions of ${comparison.system}`}
    >
      <h3>
        <Explained term="transitions">Transitions</Explained>{' '}
        {!paired && <span className="group-note">{name}</span>}
      </h3>
      {paired && (
        <div ref={frame} className="transition-frame">
          {width > 0 && (
            <Transitions
              data={{ ...result, comparisons: [comparison] }}
              theme={themes[theme]}
              size={{ width }}
              options={{ scale: 'panel' }}
              isBare
              chosen={chosen}
              onChoose={setChosen}
              onOpen={({ transition }) => onOpen(transition)}
            />
          )}
        </div>
      )}
      <TransitionList counts={counts} total={total} paired={paired} onOpen={onOpen} />
      <p className="caption">
        {paired
          ? `Areas are tasks, ${count(total)} in all: A ${result.a} solved at the left, B ${result.b} solved above.`
          : 'None: the sides share no task, so no task was won or lost between them.'}
      </p>
    </section>
  );
}
