import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from '../../analysis/figures/in-order.ts';
import { moveName } from '../../renderer/views/figures/move-name.ts';

const OWN = ['a', 'b', 'c', 'd', 'e'];
const shownBy = (order: readonly string[]) => inOrder(OWN, (name) => name, order);

test('a move names no more than it has placed', () => {
  expect(moveName(OWN, [], 1, 0)).toEqual(['b', 'a']);
  expect(moveName(OWN, [], 0, 1)).toEqual(['b', 'a']);
  expect(moveName(OWN, [], 4, 0)).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(moveName(['e', 'a', 'b', 'c', 'd'], ['e', 'gone'], 0, 1)).toEqual(['a', 'e', 'gone']);
});

test('the figure that is drawn by the new order has the name where it was moved to', () => {
  const place = fc.nat({ max: OWN.length - 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 12 }), (moves) => {
      let order: readonly string[] = [];
      for (const [from, to] of moves) {
        const shown = shownBy(order);
        order = moveName(shown, order, from, to);
        expect(shownBy(order)).toEqual(shown.toSpliced(from, 1).toSpliced(to, 0, shown[from] as string));
      }
    }),
  );
});
