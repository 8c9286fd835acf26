import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dotsFigure } from '../../analysis/figures/dots/dots-figure.tsx';
import { outcomeSharesFigure } from '../../analysis/figures/outcome-shares/outcome-shares-figure.tsx';
import { hatchLines } from '../../analysis/figures/parts/hatch-lines.ts';
import { ratePanels } from '../../analysis/figures/rates/rate-panels.ts';
import { slopePanels } from '../../analysis/figures/slopes/slope-panels.ts';
import { slopesFigure } from '../../analysis/figures/slopes/slopes-figure.tsx';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { themes } from '../../analysis/figures/theme.ts';
import { drawnTexts } from './drawn.ts';
import { extremeRates, rateRow, repeatedRows, verifiedRows } from './rate-rows.ts';

const settings = { order: [], palette: NO_PALETTE };
const by_rate = { order: [], palette: NO_PALETTE, by: 'rate' } as const;

function texts(figure: ReturnType<typeof dotsFigure>, width = 516): readonly string[] {
  const markup = renderToStaticMarkup(figure.draw({ theme: themes.paper, width, picture: null }));
  return drawnTexts(markup).map(({ text }) => text);
}

test('a figure of rates keeps benchmarks in panels of their own, each named', () => {
  const figure = dotsFigure([...verifiedRows(2), ...repeatedRows()], {
    ...settings,
    options: { order: 'rate', axis: 'fitted' },
  });
  expect(texts(figure)).toEqual(expect.arrayContaining(['SWE-bench Verified', 'SWE-bench Lite dev']));
  expect(figure.caption).toContain('SWE-bench Lite dev (1 system, all 23 tasks scored)');
  expect(figure.caption).toContain('Small hollow dots: single repeats, up to 3.');
});

test('systems stand by their highest rate, those listed before all others, and those without a rate last', () => {
  const [panel] = ratePanels(extremeRates(), by_rate);
  expect(panel?.systems.map(({ system }) => system)[0]).toBe('all solved');
  const rows = [
    rateRow({ system: 'none', condition: 'vanilla' }, 0, 0, 9),
    rateRow({ system: 'a', condition: 'vanilla' }, 3, 9, 9),
    rateRow({ system: 'b', condition: 'vanilla' }, 5, 9, 9),
  ];
  const order = (names: readonly string[]) =>
    ratePanels(rows, { ...by_rate, order: names })[0]?.systems.map(({ system }) => system);
  expect(order([])).toEqual(['b', 'a', 'none']);
  expect(order(['none'])).toEqual(['none', 'b', 'a']);
});

test('slopes are of systems with two rates; the others are told, not drawn', () => {
  const [panel, ...more] = slopePanels(ratePanels(extremeRates(), by_rate), 'extremes', []);
  expect(more).toEqual([]);
  expect(panel?.slopes.map(({ system }) => system)).toEqual(['all solved']);
  expect(panel?.left_out).toHaveLength(4);
  const figure = slopesFigure(extremeRates(), {
    ...settings,
    options: { highlight: 'none', intervals: true },
  });
  expect(figure.caption).toContain('Left out: 4 systems');
});

test('of many systems the largest rise and fall stand out, or those listed', () => {
  const panels = ratePanels(verifiedRows(), by_rate);
  const out = (...given: Parameters<typeof slopePanels> extends [unknown, ...infer Rest] ? Rest : never) =>
    slopePanels(panels, ...given)[0]
      ?.slopes.filter(({ stands_out }) => stands_out)
      .map(({ system }) => system);
  const changes = new Map<string, number>();
  for (const { system, condition, rate } of verifiedRows())
    changes.set(system, (changes.get(system) ?? 0) + (condition === 'Django' ? -1 : 1) * (rate ?? 0));
  const sorted = [...changes].sort((a, b) => a[1] - b[1]).map(([system]) => system);
  expect(new Set(out('extremes', []))).toEqual(new Set([sorted[0], sorted.at(-1)]));
  expect(out('listed', ['20240824_gru'])).toEqual(['20240824_gru']);
  expect(out('none', [])).toEqual([]);
});

test('an interval that is left out is not claimed to be drawn', () => {
  const drawn = (intervals: boolean) =>
    slopesFigure(verifiedRows(8), { ...settings, options: { highlight: 'none', intervals } })
      .table.columns.filter((column) => column.drawn)
      .map(({ key }) => key);
  expect(drawn(true)).toEqual(['rate', 'interval']);
  expect(drawn(false)).toEqual(['rate']);
});

test('nothing to draw says why', () => {
  const none = [
    dotsFigure([], { ...settings, options: { order: 'rate', axis: 'fitted' } }),
    slopesFigure(verifiedRows(2).slice(0, 1), {
      ...settings,
      options: { highlight: 'none', intervals: true },
    }),
    outcomeSharesFigure([], { ...settings, options: { order: 'rate' } }),
  ];
  expect(none.map(({ empty }) => empty)).toEqual([
    'No run is chosen, so there is no rate.',
    'No system has a rate under two conditions of one benchmark, so there is no slope.',
    'No run is chosen, so there is no outcome.',
  ]);
  for (const figure of none) expect(texts(figure, 400).join(' ')).toBe(figure.empty);
});

test('shares of outcomes add up to all runs, over all repeats', () => {
  const { table } = outcomeSharesFigure([...extremeRates(), ...repeatedRows()], {
    ...settings,
    options: { order: 'given' },
  });
  const keys = table.columns.filter(({ drawn }) => drawn).map(({ key }) => key);
  expect(keys).toHaveLength(8);
  for (const { cells } of table.rows)
    expect(keys.reduce((sum, key) => sum + Number(cells[key]), 0)).toBeCloseTo(100, 9);
  expect(table.rows.find(({ cells }) => cells.condition === 'parallel calls on')?.cells.runs).toBe(69);
});

test.each(['rising', 'falling'] as const)(
  'hatching that is %s fills its box and stays inside',
  (direction) => {
    const box = { left: 3.3, right: 20, top: 2, bottom: 9 };
    const lines = hatchLines(box, 2, direction);
    expect(lines).toHaveLength(11);
    for (const [x1, y1, x2, y2] of lines) {
      expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(box.left - 1e-9);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(box.right + 1e-9);
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(box.top - 1e-9);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(box.bottom + 1e-9);
      expect((y2 - y1) / (x2 - x1)).toBeCloseTo(direction === 'rising' ? -1 : 1, 9);
    }
    expect(hatchLines({ ...box, right: box.left }, 2, direction)).toEqual([]);
  },
);
