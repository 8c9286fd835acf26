import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeHint } from '../../renderer/hints/place-hint.ts';
import { placeCard } from '../../renderer/tour/place-card.ts';
import { TOUR_STEPS } from '../../renderer/tour/tour-steps.ts';

const PAGE = { width: 1280, height: 800 };

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

const anyBox = fc
  .tuple(fc.nat(1200), fc.nat(780), fc.integer({ min: 1, max: 1280 }), fc.integer({ min: 1, max: 800 }))
  .map(([left, top, width, height]) =>
    box(left, top, Math.min(width, 1280 - left), Math.min(height, 800 - top)),
  );

describe('a hint', () => {
  const hint = { width: 320, height: 90 };

  it('stands under what it is about, or over it where that is asked for', () => {
    expect(placeHint(box(100, 300, 50, 20), hint, PAGE, false)).toEqual([100, 326]);
    expect(placeHint(box(100, 300, 50, 20), hint, PAGE, true)).toEqual([100, 204]);
  });

  it('turns to the other side at the edges, and stays on the page', () => {
    expect(placeHint(box(1250, 780, 20, 15), hint, PAGE, false)).toEqual([954, 684]);
    expect(placeHint(box(0, 10, 20, 15), hint, PAGE, true)).toEqual([6, 31]);
  });

  it('covers what it is about only where there is no room over and under it', () => {
    fc.assert(
      fc.property(anyBox, fc.boolean(), (target, isAbove) => {
        const [, y] = placeHint(target, hint, PAGE, isAbove);
        const covers = y < target.bottom && y + hint.height > target.top;
        if (covers) {
          expect(target.top).toBeLessThan(hint.height + 12);
          expect(target.bottom).toBeGreaterThan(PAGE.height - hint.height - 12);
        }
      }),
    );
  });
});

describe('the card of the tour', () => {
  const card = { width: 340, height: 150 };

  it('stands under, over, at the right or at the left of what it points at', () => {
    expect(placeCard(box(100, 100, 300, 40), card, PAGE)).toEqual([100, 152]);
    expect(placeCard(box(100, 700, 300, 90), card, PAGE)).toEqual([100, 538]);
    expect(placeCard(box(0, 0, 700, 800), card, PAGE)).toEqual([712, 12]);
    expect(placeCard(box(800, 41, 480, 730), card, PAGE)).toEqual([448, 41]);
  });

  it('goes to the corner where there is nothing to point at, or no room beside it', () => {
    expect(placeCard(null, card, PAGE)).toEqual([928, 638]);
    expect(placeCard(box(0, 0, 1280, 800), card, PAGE)).toEqual([928, 638]);
  });

  it('stays on the page, and covers its target only in the corner', () => {
    fc.assert(
      fc.property(anyBox, (target) => {
        const [x, y] = placeCard(target, card, PAGE);
        expect(x >= 12 && y >= 12 && x <= 928 && y <= 638).toBe(true);
        const covers = x < target.right && x + 340 > target.left && y < target.bottom && y + 150 > target.top;
        if (covers) expect([x, y]).toEqual([928, 638]);
      }),
    );
  });
});

describe('the tour', () => {
  it('is short, and each step says something of one thing', () => {
    expect(TOUR_STEPS.length).toBeGreaterThanOrEqual(5);
    expect(TOUR_STEPS.length).toBeLessThanOrEqual(7);
    expect(new Set(TOUR_STEPS.map(({ title }) => title)).size).toBe(TOUR_STEPS.length);
  });
});
