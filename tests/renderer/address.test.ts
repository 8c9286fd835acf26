import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FigureSize } from '../../analysis/figures/spec/figure-size.ts';
import { COMPARE_BY } from '../../analysis/model/comparison.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import { COLUMN_ORDERS, ROW_ORDERS } from '../../analysis/model/outcome-matrix.ts';
import { VENUES } from '../../analysis/model/venues.ts';
import { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import { THEMES } from '../../preload/schemas/figure-spec-schema.ts';
import { type Address, CELL_LISTS, FACES, HOME, SIDES, VIEWS } from '../../renderer/address/address.ts';
import { type FigureAddress, newFigure } from '../../renderer/address/figure-address.ts';
import { formatAddress } from '../../renderer/address/format-address.ts';
import { parseAddress } from '../../renderer/address/parse-address.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const name = fc.option(text, { nil: null });
const list = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });
const column = fc.stringMatching(/^[a-z0-9_]{1,12}$/);

const size: fc.Arbitrary<FigureSize> = fc.oneof(
  fc.record({ width: fc.oneof(fc.integer({ min: 150, max: 2000 }), fc.constant(240.9)) }),
  fc.record({
    venue: fc.constantFrom(...VENUES).map(({ id }) => id),
    columns: fc.constantFrom(1 as const, 2 as const),
  }),
);
const colour = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
/** A key of its own on every object, which would not be seen as one. */
const key = text.filter((name) => name !== '__proto__');

const anyFigure: fc.Arbitrary<FigureAddress> = fc.record({
  kind: text,
  options: fc.dictionary(column, fc.string({ unit: 'grapheme' })),
  order: fc.oneof(list, fc.constant([])),
  colours: fc.dictionary(key, colour),
  size,
  theme: fc.constantFrom(...THEMES),
  caption: name,
  seed: fc.string({ unit: 'grapheme' }),
  base: name,
  against: fc.oneof(list, fc.constant([])),
});
const filter: fc.Arbitrary<Filter> = fc.record(
  {
    benchmark: list,
    system: list,
    condition: list,
    repository: list,
    cohort: list,
    label: list,
    outcome: fc.uniqueArray(fc.constantFrom(...OUTCOMES, 'none' as const), { minLength: 1 }),
    task: text,
  },
  { requiredKeys: [] },
);

const anyAddress: fc.Arbitrary<Address> = fc.record({
  view: fc.constantFrom(...VIEWS),
  filter,
  by: fc.option(fc.constantFrom(...COMPARE_BY), { nil: null }),
  a: name,
  b: name,
  filter_a: filter,
  filter_b: filter,
  repositories: fc.boolean(),
  face: fc.constantFrom(null, ...FACES),
  rows: fc.constantFrom(null, ...ROW_ORDERS),
  columns: fc.constantFrom(null, ...COLUMN_ORDERS),
  cell: fc.option(fc.record({ task: text, system: text, condition: text }), { nil: null }),
  to: name,
  side: fc.constantFrom(null, ...SIDES),
  row: fc.option(
    fc.record({ system: text, condition: name, benchmark: name, repeat: fc.option(fc.nat(), { nil: null }) }),
    { nil: null },
  ),
  list: fc.option(fc.constantFrom(...TRANSITIONS, 'flipped' as const, 'runs' as const, ...CELL_LISTS), {
    nil: null,
  }),
  run: fc.option(fc.nat(), { nil: null }),
  log: fc.option(fc.nat(), { nil: null }),
  experiment: fc.option(fc.nat(), { nil: null }),
  imported: fc.option(fc.nat(), { nil: null }),
  sort: fc.option(fc.record({ column, descending: fc.boolean() }), { nil: null }),
  find: fc.oneof(fc.constant(''), text),
  query: name,
  glossary: fc.constantFrom(null, 'all' as const, 'bca' as const),
  figure: fc.option(anyFigure, { nil: null }),
});

describe('address', () => {
  it('reads back every address it writes', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseAddress(formatAddress(address))).toEqual({ address, problems: [] });
      }),
    );
  });

  it('writes what a person can read', () => {
    const address: Address = {
      ...HOME,
      view: 'compare',
      by: 'condition',
      a: 'vanilla',
      b: 'counter-edit',
      filter: { repository: ['django/django'] },
    };
    expect(formatAddress(address)).toBe(
      '#/compare?by=condition&a=vanilla&b=counter-edit&repo=django%2Fdjango',
    );
  });

  it('writes the filters of two sides by their sides', () => {
    const hash = '#/compare?by=filter&a.repo=django%2Fdjango&b.repo=sympy%2Fsympy&b.task=x&benchmark=lite';
    const address: Address = {
      ...{ ...HOME, view: 'compare', by: 'filter', filter: { benchmark: ['lite'] } },
      filter_a: { repository: ['django/django'] },
      filter_b: { repository: ['sympy/sympy'], task: 'x' },
    };
    expect(formatAddress(address)).toBe(hash);
    expect(parseAddress(hash)).toEqual({ address, problems: [] });
    expect(parseAddress('#/compare?by=filter&a.colour=red&b.outcome=won').problems).toEqual([
      'The link holds “a.colour”, which this version does not know.',
      expect.stringMatching(/^“won” is not a choice for “outcome”/),
    ]);
  });

  it('opens the overview at an empty address without complaint', () => {
    for (const hash of ['', '#', '#/']) expect(parseAddress(hash)).toEqual({ address: HOME, problems: [] });
  });

  it('names an unknown view and keeps the filter', () => {
    const { address, problems } = parseAddress('#/moon?benchmark=lite');
    expect(address).toEqual({ ...HOME, filter: { benchmark: ['lite'] } });
    expect(problems).toEqual(['There is no view named “moon”.']);
  });

  it('names each parameter and value it cannot use and keeps the rest', () => {
    const { address, problems } = parseAddress(
      '#/compare?by=moon&a=x&outcome=resolved&outcome=won&run=12e3&sort=rate&colour=red&list=all',
    );
    expect(address.a).toBe('x');
    expect(address.filter).toEqual({ outcome: ['resolved'] });
    expect([address.by, address.run, address.sort, address.list]).toEqual([null, null, null, null]);
    expect(problems).toHaveLength(6);
    for (const word of ['colour', 'won', 'moon', 'rate', 'all', '12e3'])
      expect(problems.filter((problem) => problem.includes(`“${word}”`))).toHaveLength(1);
  });

  it('writes a figure with what differs from its beginnings alone', () => {
    const figure: FigureAddress = {
      ...newFigure('forest'),
      options: { repositories: 'true' },
      colours: { 'A, B': '#0072B2' },
      size: { venue: 'ieee', columns: 2 },
      theme: 'dark',
    };
    const address: Address = { ...HOME, view: 'figures', figure };
    expect(formatAddress({ ...address, figure: newFigure('forest') })).toBe('#/figures?figure=forest');
    expect(formatAddress(address)).toBe(
      '#/figures?figure=forest&set=repositories.true&colour=0072B2.A%2C+B&venue=ieee&columns=2&theme=dark',
    );
  });

  it('names what it cannot use of a figure and keeps the rest', () => {
    const { address, problems } = parseAddress(
      '#/figures?figure=forest&set=x&colour=red.a&venue=icse&columns=3&width=wide&theme=neon&order=a&order=b',
    );
    expect(address.figure).toEqual({ ...newFigure('forest'), order: ['a', 'b'] });
    for (const word of ['x', 'red.a', 'icse', '3', 'wide', 'neon'])
      expect(problems.filter((problem) => problem.startsWith(`“${word}”`))).toHaveLength(1);
    expect(problems).toHaveLength(6);
  });

  it('survives broken percent signs', () => {
    expect(parseAddress('#/compare?a=%E0%A4%A&b=%').address.b).toBe('%');
  });
});
