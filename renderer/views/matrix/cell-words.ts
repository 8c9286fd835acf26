import { columnLabels } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { OUTCOME_WORDS } from '../../../analysis/figures/outcome-matrix/outcome-words.ts';
import { count, percent } from '../../../analysis/format/number.ts';
import type { MatrixOutcome, OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import type { Place } from './cell-store.ts';

export interface CellWords {
  readonly task: string;
  readonly column: string;
  readonly outcome: MatrixOutcome;
  /** With its number of runs, where there are several. */
  readonly verdict: string;
  /** What all others make of the task. */
  readonly solved: string;
  readonly rate: string;
}

/** What a cell is, in words. */
export function cellWords(matrix: OutcomeMatrix, { row, column }: Place): CellWords | null {
  const { rows, columns, cells, legend } = matrix;
  const [line, system] = [rows[row], columns[column]];
  if (!line || !system) return null;
  const at = row * columns.length + column;
  const outcome = legend[cells.outcome[at]!]!;
  const [scored, resolved, runs] = [cells.scored[at]!, cells.resolved[at]!, cells.runs[at]!];
  const share = scored > 1 ? `, ${count(resolved)} of ${count(scored)} runs` : '';
  const unscored = scored > 0 && runs > scored ? `, ${count(runs - scored)} unscored` : '';
  return {
    ...{ task: line.task, column: columnLabels(matrix)[column] ?? '', outcome },
    verdict: `${OUTCOME_WORDS[outcome]}${share}${unscored}`,
    solved: `task solved in ${count(line.n_resolved)} of ${count(line.n_scored)} runs`,
    rate: `${percent(system.rate)} of ${count(system.n_scored)}`,
  };
}
