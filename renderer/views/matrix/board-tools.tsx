import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '../../../analysis/figures/counted.ts';
import { cellFill } from '../../../analysis/figures/outcome-colours.ts';
import { columnNoun } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { shownOutcomes } from '../../../analysis/figures/outcome-matrix/matrix-marks.ts';
import { OUTCOME_WORDS } from '../../../analysis/figures/outcome-matrix/outcome-words.ts';
import { count } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { useTheme } from '../../theme/use-theme.ts';
import type { FoundCells } from './found-cells.ts';
import { ROW_HEIGHTS } from './matrix-geometry.ts';

interface BoardToolsProps {
  readonly matrix: OutcomeMatrix;
  readonly level: number;
  readonly onLevel: (level: number) => void;
  /** What is looked for; null where nothing is. */
  readonly found: FoundCells | null;
}

/** The key, what was found, and how tall rows are. */
export function BoardTools({ matrix, level, onLevel, found }: BoardToolsProps): ReactNode {
  const { theme } = useTheme();
  const last = ROW_HEIGHTS.length - 1;
  return (
    <div className="matrix-tools">
      <ul className="matrix-key">
        {shownOutcomes(matrix).map((outcome) => (
          <li key={outcome}>
            <span className="matrix-swatch" style={{ background: cellFill(outcome, { name: theme }) }} />
            {OUTCOME_WORDS[outcome]}
          </li>
        ))}
      </ul>
      <span role="status" className="quiet-text">
        {found && foundText(matrix, found)}
      </span>
      <span className="matrix-zoom">
        <span className="picker-label">Rows</span>
        <Button
          className="button quiet square"
          aria-label="Lower rows"
          isDisabled={level === 0}
          onPress={() => onLevel(level - 1)}
        >
          −
        </Button>
        <Button
          className="button quiet square"
          aria-label="Taller rows"
          isDisabled={level === last}
          onPress={() => onLevel(level + 1)}
        >
          +
        </Button>
      </span>
    </div>
  );
}

function foundText(matrix: OutcomeMatrix, { rows, columns }: FoundCells): string {
  const tasks = counted([rows.length], 'task');
  return `${tasks} and ${count(columns.length)} ${columnNoun(matrix, columns.length)} found; n goes to the next`;
}
