import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transitionAreas } from '../../analysis/figures/transitions/transition-areas.ts';

const n = fc.nat({ max: 500 });
const anyTransitions = fc.record({ ss: n, su: n, us: n, uu: n, excluded: n });

describe('the square of transitions', () => {
  it('gives every task the same area and fills the square', () => {
    fc.assert(
      fc.property(anyTransitions, (transitions) => {
        const { ss, su, us, uu } = transitions;
        const total = ss + su + us + uu;
        const areas = transitionAreas(transitions);
        for (const area of areas) expect(area.width * area.height).toBeCloseTo(area.n / total, 9);
        const whole = areas.reduce((sum, area) => sum + area.width * area.height, 0);
        expect(whole).toBeCloseTo(total > 0 ? 1 : 0, 9);
      }),
    );
  });

  it('is empty without tasks, and gives no room to what has none', () => {
    expect(transitionAreas({ ss: 0, su: 0, us: 0, uu: 0, excluded: 4 })).toEqual([]);
    const areas = transitionAreas({ ss: 0, su: 3, us: 0, uu: 1, excluded: 0 });
    expect(areas.map(({ transition, width, height }) => [transition, width * height])).toEqual([
      ['ss', 0],
      ['su', 0.75],
      ['us', 0],
      ['uu', 0.25],
    ]);
  });
});
