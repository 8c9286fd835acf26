import type { MatrixOutcome } from '../../model/outcome-matrix.ts';

/** What a cell of a matrix means, as a key says it. */
export const OUTCOME_WORDS: Readonly<Record<MatrixOutcome, string>> = {
  resolved: 'resolved',
  mixed: 'resolved in some runs',
  unresolved: 'unresolved',
  unscored: 'no scored run',
  missing: 'no run',
};
