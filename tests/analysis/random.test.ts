import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashRank, Random, randomFor, randomOf } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';
import { generatorAt } from './generator-at.ts';

interface Stream {
  readonly state: readonly number[];
  readonly next: readonly number[];
  readonly uniform: readonly number[];
  readonly below: readonly (readonly [number, readonly number[]])[];
}

describe('Random', () => {
  it('gives the published test vector', () => {
    const random = randomOf('app-test');
    expect(random.state).toEqual([2859203412, 1526620338, 1707023045, 1206381023]);
    expect([random.next(), random.next(), random.next(), random.next()]).toEqual([
      1535092859, 1012504468, 1324038403, 933782155,
    ]);
    const uniform = randomOf('app-test');
    expectClose(
      [uniform.uniform(), uniform.uniform(), uniform.uniform()],
      [0.357417, 0.308277, 0.042641],
      5e-7,
    );
  });

  it.each(readCases<string, Stream>('random_numbers', 'streams'))(
    'agrees with plain integers for $input',
    (given) => {
      const random = randomOf(given.input);
      const five = (draw: () => number) => Array.from({ length: 5 }, draw);
      expect(random.state).toEqual(given.output.state);
      expect(five(() => random.next())).toEqual(given.output.next);
      expect(five(() => random.uniform())).toEqual(given.output.uniform);
      for (const [n, expected] of given.output.below)
        expect(five(() => random.integerBelow(n))).toEqual(expected);
    },
  );

  it('fills a block with what single draws give', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const [one, many] = [randomOf(seed), randomOf(seed)];
        const block = new Uint32Array(50);
        many.fillBelow(n, block);
        expect([...block]).toEqual(Array.from(block, () => one.integerBelow(n)));
        expect(many.state).toEqual(one.state);
      }),
    );
  });

  it('takes the remainder right at every multiple and next to it', () => {
    const divisor = fc.oneof(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(divisor, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (n, near) => {
        const accepted = 2 ** 32 - (2 ** 32 % n);
        const multiple = near - (near % n);
        const outputs = [0, multiple - 1, multiple, multiple + 1, accepted - n, accepted - 1].filter(
          (output) => output >= 0 && output < accepted,
        );
        for (const output of outputs) {
          const block = new Uint32Array(1);
          generatorAt(output).fillBelow(n, block);
          expect(block[0]).toBe(output % n);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('goes on from the state of a copy', () => {
    const [one, other] = [randomOf('one'), randomOf('other')];
    one.next();
    other.state = one.state;
    expect(other.state).toEqual(one.state);
    expect(other.next()).toBe(one.next());
  });

  it('has a stream of its own for each purpose', () => {
    expect(randomFor('seed', 'bootstrap').state).toEqual(randomOf('seed|bootstrap').state);
    expect(randomFor('seed', 'a').state).not.toEqual(randomFor('seed', 'b').state);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('draws no integer below %s', (n) => {
    expect(() => randomOf('x').integerBelow(n)).toThrow(RangeError);
  });

  it('refuses the state it could never leave', () => {
    expect(() => new Random([0, 0, 0, 0])).toThrow(RangeError);
  });
});

describe('hashRank', () => {
  const cases = readCases<readonly [string, string, string], number>('random_numbers', 'hash_ranks');
  it.each(cases)('agrees with hashlib for $input', ({ input, output }) => {
    expect(hashRank(...input)).toBe(output);
  });
});
