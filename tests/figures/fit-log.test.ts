import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLog } from '../../analysis/figures/parts/fit-log.ts';
import { compact } from '../../analysis/format/number.ts';

const apart = (label: string, next: string) => 2.5 * (label.length + next.length) + 6;

const labels = (domain: readonly [number, number], width: number) =>
  fitLog({ domain, range: [0, width], apart }).ticks.map(({ label }) => label);

describe('a logarithmic axis', () => {
  test.each([
    [[0.022, 0.9], 220, ['0.02', '0.05', '0.1', '0.2', '0.5']],
    [[0.03, 2_400_000], 120, ['1', '100', '10k', '1M']],
    [[3.1, 3.3], 220, ['3', '3.2', '3.4', '3.6', '3.8', '4']],
    [[0.0612, 0.0695], 90, ['0.06', '0.065', '0.07']],
    [[3.1, 3.3], 30, ['3', '4']],
    [[1, 1], 220, ['0.5', '1', '2']],
    [[12, 850], 60, ['10', '100']],
  ] as const)('has ticks as there is room: %j on %i', (domain, width, expected) => {
    expect(labels(domain, width)).toEqual(expected);
  });

  test('shows all of the domain, with ticks on it and apart', () => {
    const power = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(power, power, fc.integer({ min: 40, max: 900 }), (a, b, width) => {
        const domain = [10 ** Math.min(a, b), 10 ** Math.max(a, b)] as const;
        const { scale, ticks } = fitLog({ domain, range: [0, width], apart });
        const [low, high] = scale.domain() as [number, number];
        const slack = 1 + 1e-8;
        expect(low).toBeLessThanOrEqual(domain[0] * slack);
        expect(high * slack).toBeGreaterThanOrEqual(domain[1]);
        expect(high / low).toBeLessThanOrEqual(Math.max(8, (5 * domain[1]) / domain[0]));
        expect(ticks.length).toBeGreaterThan(0);
        for (const [i, { value, label }] of ticks.entries()) {
          expect(value * slack).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high * slack);
          const next = ticks[i + 1];
          if (next) expect(scale(next.value) - scale(value)).toBeGreaterThanOrEqual(apart(label, next.label));
        }
      }),
    );
  });

  test('has no place for 0', () => {
    expect(() => fitLog({ domain: [0, 10], range: [0, 100], apart })).toThrow(RangeError);
  });
});

test('numbers of an axis are as short as they are exact', () => {
  const written = [0, 0.00005, 0.3, 20, 999, 1000, 1500, 20_000, 1_000_000, 2_500_000, 3e9, 5e12].map(
    compact,
  );
  expect(written).toEqual([
    '0',
    '0.00005',
    '0.3',
    '20',
    '999',
    '1k',
    '1.5k',
    '20k',
    '1M',
    '2.5M',
    '3G',
    '5000G',
  ]);
});
