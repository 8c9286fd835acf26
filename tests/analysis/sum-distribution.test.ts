import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf } from '../../analysis/stats/sum-distribution.ts';
import { expectClose } from './expect-close.ts';

const choices = fc.array(
  fc.uniqueArray(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 4 }).map((sixths) => ({
    values: sixths.toSorted((x, y) => x - y).map((value) => value / 6),
    probabilities: sixths.map(() => 1 / sixths.length),
  })),
  { minLength: 1, maxLength: 30 },
);

/** Sums that occur, with their weights. */
function reached(found: ReturnType<typeof distributionOf>, scale: number): readonly (readonly number[])[] {
  const pairs = Array.from(found!.sums, (sum, i) => [sum / scale, found!.weights[i]!] as const);
  return pairs.filter(([, weight]) => weight > 0);
}

it('is the same counted in whole units and merged sum by sum', () => {
  fc.assert(
    fc.property(choices, (given) => {
      const scaled = given.map((one) => ({ ...one, values: one.values.map((value) => value * Math.PI) }));
      const tolerance = 1e-12 * given.length;
      expectClose(
        reached(distributionOf(scaled, tolerance), Math.PI),
        reached(distributionOf(given, tolerance), 1),
      );
    }),
  );
});

it('of two tasks is their convolution', () => {
  const half = { values: [-0.5, 0.5], probabilities: [0.25, 0.75] };
  const third = { values: [0, 1 / 3], probabilities: [0.5, 0.5] };
  expectClose(reached(distributionOf([half, third], 1e-12), 1), [
    [-1 / 2, 0.125],
    [-1 / 6, 0.125],
    [1 / 2, 0.375],
    [5 / 6, 0.375],
  ]);
});

it('is null beyond 100,000 sums', () => {
  const many = Array.from({ length: 18 }, (_, i) => ({
    values: [0, 2 ** i * Math.PI],
    probabilities: [0.5, 0.5],
  }));
  expect(distributionOf(many, 1e-12)).toBeNull();
});
