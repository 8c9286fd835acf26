import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areOverlapping,
  type Box,
  type LabelWish,
  placeLabels,
} from '../../analysis/figures/parts/place-labels.ts';
import { spreadLabels } from '../../analysis/figures/parts/spread-labels.ts';

const WITHIN: Box = { left: 0, right: 240, top: 0, bottom: 160 };

const wish: fc.Arbitrary<LabelWish> = fc.record({
  x: fc.double({ min: 0, max: 240, noNaN: true }),
  y: fc.double({ min: 0, max: 160, noNaN: true }),
  radius: fc.double({ min: 0.5, max: 5, noNaN: true }),
  width: fc.double({ min: 1, max: 120, noNaN: true }),
  height: fc.double({ min: 6, max: 14, noNaN: true }),
});

/** Boxes of the labels that have a place. */
function boxes(wishes: readonly LabelWish[], obstacles: readonly Box[] = []): readonly Box[] {
  return placeLabels(wishes, WITHIN, obstacles).flatMap((place, i) => {
    const { width, height } = wishes[i] as LabelWish;
    if (place === null) return [];
    const { x, y } = place;
    return [{ left: x, right: x + width, top: y - height / 2, bottom: y + height / 2 }];
  });
}

/** Sums and differences of the same numbers may part by a hair. */
const HAIR = 1e-9;

const shrunk = ({ left, right, top, bottom }: Box): Box => ({
  ...{ left: left + HAIR, right: right - HAIR, top: top + HAIR, bottom: bottom - HAIR },
});

describe('places for labels beside marks', () => {
  test('cover neither each other, other marks, obstacles nor the edge', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), fc.array(wish, { maxLength: 5 }), (wishes, others) => {
        const obstacles = others.map(({ x, y, width, height }) => ({
          ...{ left: x, right: x + width, top: y, bottom: y + height },
        }));
        const placed = boxes(wishes, obstacles).map(shrunk);
        for (const [i, box] of placed.entries()) {
          for (const other of [...placed.slice(i + 1), ...obstacles])
            expect(areOverlapping(box, other)).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(WITHIN.left);
          expect(box.right).toBeLessThanOrEqual(WITHIN.right);
          expect(box.top).toBeGreaterThanOrEqual(WITHIN.top);
          expect(box.bottom).toBeLessThanOrEqual(WITHIN.bottom);
          const covered = wishes.filter(({ x, y, radius: r }) =>
            areOverlapping(box, { left: x - r, right: x + r, top: y - r, bottom: y + r }),
          );
          // A label may stand over the corner of its own mark's box, where the mark is not.
          expect(covered.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('are the same for the same wishes, and none is moved by those that come later', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 20 }), (wishes) => {
        expect(placeLabels(wishes, WITHIN)).toEqual(placeLabels(wishes, WITHIN));
        const [first] = wishes as [LabelWish];
        const alone = placeLabels([first], WITHIN, wishes.slice(1).map(markBox))[0];
        expect(placeLabels(wishes, WITHIN)[0]).toEqual(alone);
      }),
    );
  });

  test('are found where there is room', () => {
    const lone = { x: 120, y: 80, radius: 2, width: 60, height: 8 };
    expect(placeLabels([lone], WITHIN)[0]).toEqual({ x: 124, y: 80 });
    expect(placeLabels([{ ...lone, width: 300 }], WITHIN)[0]).toBeNull();
  });
});

function markBox({ x, y, radius }: LabelWish): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

describe('places for labels along a line', () => {
  const wanted = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 1, maxLength: 30 });

  test('keep their distance, their order and the line, and are the same each time', () => {
    fc.assert(
      fc.property(wanted, fc.double({ min: 0.5, max: 20, noNaN: true }), (values, apart) => {
        const places = spreadLabels(values, apart, 0, 200);
        const gap = values.length < 2 ? 0 : Math.min(apart, 200 / (values.length - 1));
        const order = values.map((_, i) => i).sort((i, j) => values[i]! - values[j]! || i - j);
        for (const [at, i] of order.entries()) {
          expect(places[i]).toBeGreaterThanOrEqual(-1e-9);
          expect(places[i]).toBeLessThanOrEqual(200 + 1e-9);
          if (at > 0) expect(places[i]! - places[order[at - 1]!]!).toBeGreaterThanOrEqual(gap - 1e-9);
        }
        expect(spreadLabels(values, apart, 0, 200)).toEqual(places);
      }),
    );
  });

  test('are those wanted where these are far enough apart', () => {
    const far = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(far, (tens) => {
        const values = tens.map((ten) => 10 * ten);
        const places = spreadLabels(values, 10, 0, 200);
        for (const [i, value] of values.entries()) expect(places[i]).toBeCloseTo(value, 9);
      }),
    );
  });
});
