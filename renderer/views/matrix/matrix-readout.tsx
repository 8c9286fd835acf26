import { type ReactNode, useSyncExternalStore } from 'react';
import { cellFill } from '../../../analysis/figures/outcome-colours.ts';
import { count } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { brushedRows, type CellStore } from './cell-store.ts';
import { cellWords } from './cell-words.ts';

interface MatrixReadoutProps {
  readonly matrix: OutcomeMatrix;
  readonly store: CellStore;
}

/** What the cell is that one points at, in one place that does not move; the keyboard's is read out too. */
export function MatrixReadout({ matrix, store }: MatrixReadoutProps): ReactNode {
  const { theme } = useTheme();
  const state = useSyncExternalStore(store.subscribe, store.current);
  const place = state.hovered ?? state.cursor;
  const words = place && cellWords(matrix, place);
  const brushed = brushedRows(state);
  const spoken = state.cursor && cellWords(matrix, state.cursor);
  const range = brushed && `${count(brushed[1] - brushed[0] + 1)} tasks brushed`;
  return (
    <>
      <p className="matrix-readout" aria-hidden="true">
        {words === null ? (
          <span className="quiet-text">
            Point at a cell, or walk with the arrow keys; Enter opens its run.
          </span>
        ) : (
          <>
            <span
              className="matrix-swatch"
              style={{ background: cellFill(words.outcome, { name: theme }) }}
            />
            <strong>{words.verdict}</strong>
            <span className="mono">{words.task}</span>
            <span>{words.column}</span>
            <span className="quiet-text">
              {words.solved} · system {words.rate} tasks
            </span>
          </>
        )}
        {range && <span className="tag">{range}</span>}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken && [spoken.task, spoken.column, spoken.verdict, range].filter(Boolean).join(', ')}
      </p>
    </>
  );
}
