import { columnLabels } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';

export interface FoundCells {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Tasks and systems whose name holds the text, in whatever case; none for the empty text. */
export function foundCells(matrix: OutcomeMatrix, text: string): FoundCells {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { rows: [], columns: [] };
  const places = (names: readonly string[]) =>
    names.flatMap((name, place) => (name.toLowerCase().includes(wanted) ? [place] : []));
  return { rows: places(matrix.rows.map(({ task }) => task)), columns: places(columnLabels(matrix)) };
}
