import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partlySorted } from '../../analysis/stats/partly-sorted.ts';

const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));
const sample = fc
  .array(value, { minLength: 1, maxLength: 500, size: 'max' })
  .chain((values) =>
    fc.tuple(fc.constant(values), fc.array(fc.nat(values.length - 1), { minLength: 1, maxLength: 8 })),
  );

it('puts at each position what a sort would, keeps all values and leaves those given alone', () => {
  fc.assert(
    fc.property(sample, ([values, positions]) => {
      // A sort tells −0 from 0, which are equal.
      const given = Float64Array.from(values, (each) => each + 0);
      const before = given.slice();
      const placed = partlySorted(given, positions);
      const sorted = given.toSorted();
      expect(positions.map((at) => placed[at])).toEqual(positions.map((at) => sorted[at]));
      expect(placed.toSorted()).toEqual(sorted);
      expect(given).toEqual(before);
    }),
  );
});
