import type { MatrixOutcome, OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { cellFill } from '../outcome-colours.ts';
import type { CellMarks } from '../parts/marks.ts';
import type { Theme } from '../theme.ts';

/** The cells as marks, tasks across or down. */
export function matrixMarks(
  { rows, columns, cells, legend }: OutcomeMatrix,
  theme: Pick<Theme, 'name'>,
  tasks: 'across' | 'down',
): CellMarks {
  const [n, width] = [rows.length, columns.length];
  const fills = legend.map((outcome) => cellFill(outcome, theme));
  const shared = { kind: 'cells', fills, ground: cellFill('missing', theme) } as const;
  if (tasks === 'down') return { ...shared, columns: width, rows: n, codes: cells.outcome };
  const codes = cells.outcome.map((_, at) => cells.outcome[(at % n) * width + Math.floor(at / n)]!);
  return { ...shared, columns: n, rows: width, codes };
}

/** The outcomes that occur, scored ones first. */
export function shownOutcomes({
  cells,
  legend,
}: Pick<OutcomeMatrix, 'cells' | 'legend'>): readonly MatrixOutcome[] {
  const met = new Set(cells.outcome);
  return LISTED.filter((outcome) => met.has(legend.indexOf(outcome)));
}

const LISTED: readonly MatrixOutcome[] = ['resolved', 'mixed', 'unresolved', 'unscored', 'missing'];
