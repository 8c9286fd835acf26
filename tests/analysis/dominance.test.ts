import { describe, expect, it } from 'vitest';
import { equivalenceOfDominance } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Given = readonly [number[], number[], number, number];

describe('equivalenceOfDominance', () => {
  it.each(readCases<Given, object | null>('dominance', 'equivalence'))(
    'agrees with every pair compared at $input',
    ({ input, output }) => {
      expectClose(equivalenceOfDominance(...input), output);
    },
  );

  it('turns with its samples', () => {
    const [x, y] = [
      [3, 5, 8, 13, 21],
      [2, 4, 5, 9],
    ];
    const [forth, back] = [equivalenceOfDominance(x, y)!, equivalenceOfDominance(y, x)!];
    expect(back.delta).toBeCloseTo(-forth.delta, 12);
    expect(back.p).toBeCloseTo(forth.p!, 12);
    expectClose(back.interval, [-forth.interval[1], -forth.interval[0]]);
  });
});
