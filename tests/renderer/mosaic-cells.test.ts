import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mosaicCells } from '../../renderer/views/compare/mosaic-cells.ts';

const n = fc.nat({ max: 500 });
const anyTransitions = fc.record({ ss: n, su: n, us: n, uu: n, excluded: n });

describe('the square of transitions', () => {
  it('gives every task the same area and fills the square', () => {
    fc.assert(
      fc.property(anyTransitions, (transitions) => {
        const { ss, su, us, uu } = transitions;
        const total = ss + su + us + uu;
        const cells = mosaicCells(transitions);
        for (const cell of cells) expect(cell.width * cell.height).toBeCloseTo(cell.n / total, 9);
        const area = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
        expect(area).toBeCloseTo(total > 0 ? 1 : 0, 9);
      }),
    );
  });

  it('is empty without tasks and draws no empty cell', () => {
    expect(mosaicCells({ ss: 0, su: 0, us: 0, uu: 0, excluded: 4 })).toEqual([]);
    expect(
      mosaicCells({ ss: 0, su: 3, us: 0, uu: 1, excluded: 0 }).map(({ transition }) => transition),
    ).toEqual(['su', 'uu']);
  });
});
