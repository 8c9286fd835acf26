import type { ReactNode } from 'react';
import { rowParts } from '../../../analysis/compare/row-parts.ts';
import { count } from '../../../analysis/format/number.ts';
import type { Comparison, ComparisonResult } from '../../../analysis/model/comparison.ts';
import type { Address } from '../../address/address.ts';
import { mosaicCells } from './mosaic-cells.ts';
import { TransitionList } from './transition-list.tsx';
import { TRANSITION_WORDS, transitionCounts } from './transition-words.ts';

interface TransitionMosaicProps {
  readonly result: ComparisonResult;
  readonly comparison: Comparison;
  readonly onOpen: (list: Address['list']) => void;
}

/** A cell narrower or lower than this holds no number; the list beside it has them all. */
const LABEL_WIDTH_SHARE = 0.18;
const LABEL_HEIGHT_SHARE = 0.1;

const at = (share: number) => `${100 * share}%`;

/** Which tasks changed sides: a square whose four areas are the tasks, and the same as a list of links. */
export function TransitionMosaic({ result, comparison, onOpen }: TransitionMosaicProps): ReactNode {
  const counts = transitionCounts(comparison);
  const name = rowParts(result)[0] === 'condition' ? comparison.condition : comparison.system;
  if (!comparison.paired)
    return (
      <section className="transitions unpaired" aria-label={`Transitions of ${comparison.system}`}>
        <h3>
          Transitions <span className="group-note">{name}</span>
        </h3>
        <p className="caption">None: the sides share no task, so no task was won or lost between them.</p>
        <TransitionList counts={counts} total={0} paired={false} onOpen={onOpen} />
      </section>
    );
  const cells = mosaicCells(comparison.transitions);
  const total = cells.reduce((sum, { n }) => sum + n, 0);
  return (
    <section className="transitions" aria-label={`Transitions of ${comparison.system}`}>
      <h3>
        Transitions <span className="group-note">{name}</span>
      </h3>
      <div className="mosaic">
        {cells.map(({ transition, n, x, y, width, height }) => (
          <button
            key={transition}
            type="button"
            className="mosaic-cell"
            data-transition={transition}
            tabIndex={-1}
            aria-label={`${TRANSITION_WORDS[transition]}: ${count(n)}`}
            style={{ left: at(x), top: at(y), width: at(width), height: at(height) }}
            onClick={() => onOpen(transition)}
          >
            {width > LABEL_WIDTH_SHARE && height > LABEL_HEIGHT_SHARE && count(n)}
          </button>
        ))}
      </div>
      <TransitionList counts={counts} total={total} paired onOpen={onOpen} />
      <p className="caption">
        Areas are tasks, {count(total)} in all: A {result.a} solved at the left, B {result.b} solved above.
      </p>
    </section>
  );
}
