import { expect, test } from 'vitest';
import { figureKind } from '../../analysis/figures/figure-kinds.ts';
import { type Address, HOME } from '../../renderer/address/address.ts';
import { addressOfSpec, newFigure } from '../../renderer/address/figure-address.ts';
import { selectedBy, specOfAddress } from '../../renderer/views/figures/spec-of-address.ts';

const pair = (by: 'condition' | 'system' | 'benchmark', a: string, b: string, n_systems: number) => ({
  ...{ by, a, b, n_systems },
  benchmark: 'Bench',
  n_tasks: 9,
});
const PAIRS = [
  pair('condition', 'one', 'two', 1),
  pair('system', 'S', 'T', 1),
  pair('benchmark', 'B', 'C', 7),
];

const benchmark = (name: string, n_runs: number) => ({ name, n_runs, n_tasks: 9 });
const OFFERED = { pairs: PAIRS, benchmarks: [benchmark('Bench', 5), benchmark('B', 9), benchmark('C', 1)] };

const at = (kind: string, more: Partial<Address> = {}): Address => ({
  ...{ ...HOME, view: 'figures', figure: newFigure(kind) },
  ...more,
});

function specAt(address: Address) {
  const kind = figureKind(address.figure?.kind ?? '');
  const selected = selectedBy(address, kind, OFFERED);
  return selected && specOfAddress(address, kind, selected);
}

test('a comparison begins with the first pair, an order with the first of several systems', () => {
  expect(specAt(at('forest'))?.selection).toEqual({
    ...{ by: 'condition', a: 'one', b: 'two' },
    filter: { benchmark: ['Bench'] },
  });
  expect(specAt(at('rank-bump'))?.selection).toEqual({ by: 'benchmark', a: 'B', b: 'C', filter: {} });
});

test('what a source cannot compare is left, and what has no sides has none', () => {
  const systems = { by: 'system', a: 'S', b: 'T' } as const;
  expect(specAt(at('forest', systems))?.selection).toMatchObject(systems);
  expect(specAt(at('rank-bump', systems))?.selection.by).toBe('benchmark');
  const filter = { system: ['S'], outcome: ['resolved'] as const };
  expect(specAt(at('dots', { ...systems, filter }))?.selection).toEqual({ filter: { system: ['S'] } });
});

test('a matrix begins with the benchmark of the most runs, or the one of the filter', () => {
  expect(specAt(at('outcome-matrix'))?.selection).toEqual({ filter: { benchmark: ['B'] } });
  const filter = { benchmark: ['C'] };
  expect(specAt(at('outcome-matrix', { filter }))?.selection).toEqual({ filter });
});

test('two sides that share nothing give no specification', () => {
  expect(selectedBy(at('forest'), figureKind('forest'), { ...OFFERED, pairs: [] })).toBeNull();
  expect(selectedBy(at('dots'), figureKind('dots'), { ...OFFERED, pairs: [] })).not.toBeNull();
});

test('the address of a specification gives that specification', () => {
  const specs = [
    specAt(at('forest', { by: 'benchmark', a: 'B', b: 'C' })),
    specAt(at('effects', { figure: { ...newFigure('effects'), base: 'one', against: ['two'] } })),
    specAt(
      at('dots', {
        figure: {
          ...newFigure('dots'),
          ...{ order: ['T'], colours: { one: '#123456' }, theme: 'dark', caption: '', seed: '1' },
          size: { venue: 'acl', columns: 2 },
        },
      }),
    ),
  ];
  for (const spec of specs) {
    if (!spec) throw new Error('has nothing to show');
    expect(specAt({ ...HOME, ...addressOfSpec(spec) })).toEqual(spec);
  }
});

test('options are what their kind says, and stay text where they are none of it', () => {
  const options = { repositories: 'true', moon: '1' };
  expect(specAt(at('forest', { figure: { ...newFigure('forest'), options } }))?.options).toEqual({
    repositories: true,
    moon: '1',
  });
});
