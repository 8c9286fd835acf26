import type { PairedComparison } from '../../../analysis/model/comparison.ts';

export interface MosaicCell {
  readonly transition: 'ss' | 'su' | 'us' | 'uu';
  readonly n: number;
  /** Left, top, width and height as shares of the square. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Places the four transitions in a unit square so that each area is the share of its tasks: the columns split it by
 * A (solved left), the rows of each column by B (solved on top). Empty cells are left out.
 */
export function mosaicCells({ ss, su, us, uu }: PairedComparison['transitions']): readonly MosaicCell[] {
  const n = ss + su + us + uu;
  const solved = ss + su;
  const column = (
    x: number,
    total: number,
    top: MosaicCell['transition'],
    above: number,
    bottom: MosaicCell['transition'],
  ) => {
    const width = total / n;
    const height = above / total;
    return [
      { transition: top, n: above, x, y: 0, width, height },
      { transition: bottom, n: total - above, x, y: height, width, height: 1 - height },
    ];
  };
  if (n === 0) return [];
  return [
    ...(solved > 0 ? column(0, solved, 'ss', ss, 'su') : []),
    ...(n > solved ? column(solved / n, n - solved, 'us', us, 'uu') : []),
  ].filter((cell) => cell.n > 0);
}
