import { isSignificant } from '../../compare/significance.ts';
import type { RankedPair, Ranking } from '../../model/ranking.ts';
import type { MatrixSide } from './matrix-options.ts';

/** One pair under one side. */
export interface MatrixCell {
  readonly pair: RankedPair;
  /** Its place in the figure's table. */
  readonly index: number;
  readonly side: 'a' | 'b';
  /** Places of its two systems in their order, from 0. */
  readonly row: number;
  readonly column: number;
  /** Swap probability, in percent; null where no order is observed. */
  readonly swap: number | null;
  readonly p_holm: number | null;
  /** Holm p < 0.05. */
  readonly isSure: boolean;
}

/**
 * The cells of a square in the order of the systems: under A above the diagonal, under B below it. One side alone is below it,
 * where names at the left stand nearest.
 */
export function matrixCells({ systems, swaps }: Ranking, side: MatrixSide): readonly MatrixCell[] {
  const places = new Map(systems.map(({ label }, i) => [label, i]));
  return swaps.flatMap((pair, index) => {
    const [x, y] = [places.get(pair.first), places.get(pair.second)];
    if (x === undefined || y === undefined) return [];
    const ends = [Math.min(x, y), Math.max(x, y)] as const;
    return SHOWN[side].map((of): MatrixCell => {
      const [row, column] = side === 'both' && of === 'a' ? ends : ([ends[1], ends[0]] as const);
      const [share, p_holm] = of === 'a' ? [pair.swap_a, pair.p_holm_a] : [pair.swap_b, pair.p_holm_b];
      const swap = share === null ? null : 100 * share;
      return { pair, index, side: of, row, column, swap, p_holm, isSure: isSignificant(p_holm) };
    });
  });
}

const SHOWN: Readonly<Record<MatrixSide, readonly ('a' | 'b')[]>> = { both: ['a', 'b'], a: ['a'], b: ['b'] };
