import { describe, expect, it } from 'vitest';
import { HOME } from '../../renderer/address/address.ts';
import { type Pair, resolveComparison } from '../../renderer/views/compare/resolve-comparison.ts';

const pair = (by: Pair['by'], a: string, b: string, benchmark: string): Pair => ({
  by,
  a,
  b,
  benchmark,
  n_systems: 1,
  n_tasks: 10,
});

const PAIRS = [
  pair('condition', 'baseline', 'assisted', 'verified'),
  pair('condition', 'on', 'off', 'dev'),
  pair('condition', 'on', 'off', 'lite'),
  pair('benchmark', 'lite', 'verified', 'lite'),
  pair('system', 'x', 'y', 'lite'),
];

const COMPARE = { ...HOME, view: 'compare' } as const;

describe('what an address compares', () => {
  it('takes the first offer where it says nothing', () => {
    expect(resolveComparison(COMPARE, PAIRS)).toEqual({
      by: 'condition',
      a: 'baseline',
      b: 'assisted',
      benchmark: 'verified',
      request: { by: 'condition', a: 'baseline', b: 'assisted', filter: { benchmark: ['verified'] } },
    });
  });

  it('has nothing where nothing can be compared', () => {
    expect(resolveComparison(COMPARE, [])).toBeNull();
  });

  it('keeps what is named even where no offer knows it', () => {
    const asked = { ...COMPARE, by: 'system', a: 'p', b: 'q' } as const;
    expect(resolveComparison(asked, PAIRS)).toMatchObject({ a: 'p', b: 'q', benchmark: null });
  });

  it('fills in the other side in the order asked for', () => {
    expect(resolveComparison({ ...COMPARE, by: 'condition', a: 'off' }, PAIRS)).toMatchObject({
      a: 'off',
      b: 'on',
    });
    expect(resolveComparison({ ...COMPARE, by: 'system', b: 'y' }, PAIRS)).toMatchObject({ a: 'x', b: 'y' });
  });

  it('prefers the benchmark of the filter', () => {
    const filter = { benchmark: ['lite'] };
    expect(resolveComparison({ ...COMPARE, filter }, PAIRS)).toMatchObject({ a: 'on', benchmark: 'lite' });
    expect(
      resolveComparison({ ...COMPARE, a: 'on', b: 'off', by: 'condition', filter }, PAIRS),
    ).toMatchObject({
      benchmark: 'lite',
    });
  });

  it('never leaves the filter for an offer of its own', () => {
    const none = { ...COMPARE, filter: { benchmark: ['other'] } };
    expect(resolveComparison(none, PAIRS)).toBeNull();
    const both = { ...COMPARE, filter: { benchmark: ['lite', 'verified'] } };
    const found = resolveComparison(
      both,
      PAIRS.filter(({ by }) => by !== 'condition'),
    );
    expect(found).toMatchObject({ by: 'benchmark' });
    const one = { ...COMPARE, filter: { benchmark: ['lite'] } };
    expect(
      resolveComparison(
        one,
        PAIRS.filter(({ by }) => by !== 'condition'),
      ),
    ).toMatchObject({ by: 'system', benchmark: 'lite' });
  });

  it('names one benchmark even where the filter allows several', () => {
    const filter = { benchmark: ['lite', 'dev'], repository: ['r'] };
    const found = resolveComparison({ ...COMPARE, by: 'condition', a: 'off', b: 'on', filter }, PAIRS);
    expect(found?.request.filter).toEqual({ benchmark: ['dev'], repository: ['r'] });
  });

  it('compares two filters on a benchmark that both have runs of', () => {
    const filters = { filter_a: { repository: ['x'] }, filter_b: { repository: ['y'] } };
    const asked = {
      ...COMPARE,
      by: 'filter',
      ...filters,
      filter: { outcome: ['resolved'], task: 't' },
    } as const;
    expect(resolveComparison(asked, PAIRS, ['lite', 'dev'])).toEqual({
      ...{ by: 'filter', a: 'repo x', b: 'repo y', ...filters, benchmark: 'lite' },
      request: { by: 'filter', ...filters, filter: { benchmark: ['lite'], task: 't' } },
    });
    const named = { ...asked, filter: { benchmark: ['dev', 'verified'] } };
    expect(resolveComparison(named, PAIRS, ['lite', 'dev'])?.benchmark).toBe('dev');
    expect(resolveComparison(asked, PAIRS, [])?.benchmark).toBeNull();
    expect(resolveComparison({ ...asked, filter_b: { repository: ['x'] } }, PAIRS)).toBeNull();
  });

  it('leaves the benchmark to filters that differ in it', () => {
    const filters = { filter_a: { benchmark: ['lite'] }, filter_b: { benchmark: ['dev'] } };
    const asked = {
      ...COMPARE,
      by: 'filter',
      ...filters,
      filter: { benchmark: ['lite'], task: 't' },
    } as const;
    expect(resolveComparison(asked, PAIRS, ['lite'])).toMatchObject({
      ...{ benchmark: null, request: { filter: { task: 't' } } },
    });
  });

  it('compares benchmarks under no benchmark filter', () => {
    const filter = { benchmark: ['lite'] };
    expect(resolveComparison({ ...COMPARE, by: 'benchmark', filter }, PAIRS)).toMatchObject({
      a: 'lite',
      b: 'verified',
      benchmark: null,
      request: { filter: {} },
    });
  });
});
