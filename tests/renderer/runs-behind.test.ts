import { describe, expect, it } from 'vitest';
import { runsBehind } from '../../renderer/views/figures/runs-behind.ts';
import { FIGURE_CASES } from '../figures/figure-cases.ts';

const of = { benchmark: null, system: 's', condition: 'vanilla', repeat: null };

describe('the runs behind a mark', () => {
  it('are those of the sides that the figure compares, not of what the address leaves open', () => {
    const selection = { filter: {}, by: 'condition', a: 'x', b: 'y' } as const;
    expect(runsBehind('comparison', { of }, selection)).toMatchObject({
      ...{ view: 'compare', list: 'flipped', row: of },
      ...{ by: 'condition', a: 'x', b: 'y' },
    });
    expect(runsBehind('ranking', { of }, selection)).toMatchObject({ view: 'ranks', list: 'flipped' });
  });

  it('of filters stay under them, without a list of flips that they may not have', () => {
    const opened = runsBehind('comparison', { of }, { filter: {}, by: 'filter', a: 'one', b: 'two' });
    expect(opened).toMatchObject({ view: 'compare', list: null });
    expect(opened).not.toHaveProperty('by');
    expect(opened).not.toHaveProperty('a');
  });

  it('of a rate are listed by the overview, and none are told where a row is not one system’s', () => {
    expect(runsBehind('rates', { of }, { filter: {} })).toMatchObject({ view: 'overview', list: 'runs' });
    expect(runsBehind('rates', {}, { filter: {} })).toBeNull();
    expect(runsBehind('effects', { of }, { filter: {} })).toBeNull();
  });
});

describe('a row of a figure’s table', () => {
  const kinds = ['forest', 'transitions', 'changes', 'dots', 'slopes', 'outcome-shares', 'rank-bump'];
  it.each([...kinds, 'tradeoff', 'distributions', 'outcome-matrix'])(
    'says whose runs it sums up: %s',
    (name) => {
      const { rows } = (FIGURE_CASES[name] as () => ReturnType<(typeof FIGURE_CASES)[string]>)().table;
      const own = rows.filter(({ kind, cells }) => kind === 'row' && (cells.reason ?? null) === null);
      expect(own.length).toBeGreaterThan(0);
      for (const row of own) expect(row.of?.system).toEqual(expect.any(String));
      for (const { of: key, kind } of rows) if (kind === 'summary') expect(key).toBeUndefined();
    },
  );

  it('is of the repeat that it names', () => {
    const { rows } = (FIGURE_CASES['dots-repeats'] as () => ReturnType<(typeof FIGURE_CASES)[string]>)()
      .table;
    const repeats = rows.filter(({ kind }) => kind === 'part');
    expect(repeats.length).toBeGreaterThan(1);
    for (const row of repeats) expect(`${row.of?.repeat}`).toBe(row.cells.repeat);
  });
});
