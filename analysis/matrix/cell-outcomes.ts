import { MATRIX_OUTCOMES } from '../model/outcome-matrix.ts';
import type { CellCounts } from './matrix-input.ts';

/** The outcome of each cell as its place in `MATRIX_OUTCOMES`. */
export function cellOutcomes({ runs, scored, resolved }: CellCounts): Uint8Array {
  return Uint8Array.from(runs, (n, at) => MATRIX_OUTCOMES.indexOf(outcomeOf(n, scored[at]!, resolved[at]!)));
}

function outcomeOf(runs: number, scored: number, resolved: number): (typeof MATRIX_OUTCOMES)[number] {
  if (runs === 0) return 'missing';
  if (scored === 0) return 'unscored';
  if (resolved === scored) return 'resolved';
  return resolved === 0 ? 'unresolved' : 'mixed';
}
