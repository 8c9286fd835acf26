import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { changesFigure } from '../../analysis/figures/changes/changes-figure.tsx';
import { writtenChange, writtenValue } from '../../analysis/figures/changes/written-measure.ts';
import { themes } from '../../analysis/figures/theme.ts';
import type { Changes } from '../../analysis/model/changes.ts';
import { changesOf, DEMO_CHANGES } from './demo-changes.ts';
import { drawnElements, drawnTexts } from './drawn.ts';

const draw = (data: Changes, width: number, group: 'system' | 'measure' = 'system') =>
  renderToStaticMarkup(changesFigure(data, { group }).draw({ theme: themes.paper, width, picture: null }));
const textsOf = (svg: string) => drawnTexts(svg).map(({ text }) => text);

test('the demo’s numbers stand in the table, each in its unit', () => {
  const texts = textsOf(draw(DEMO_CHANGES, 516));
  for (const text of ['31.9', '21.7', '−10.1', '[−20.3,', '−2.9]', '−31.8', '1,837', '1,848', '0.067', '+11'])
    expect(texts).toContain(text);
  const { rows } = changesFigure(DEMO_CHANGES).table;
  expect(rows.map(({ cells }) => cells.measure)).toEqual([
    'Resolved (%)',
    'Steps',
    'Tokens (k)',
    'Cost (USD)',
  ]);
  expect(rows[0]?.cells.a).toBeCloseTo(31.884, 3);
  expect(rows[2]?.cells.a).toBeCloseTo(1836.931, 3);
  expect(rows[0]?.cells.relative).toBeCloseTo(-31.818, 3);
});

test('a change of nothing has no sign', () => {
  expect(writtenChange('resolve', 0.04)).toBe('0.0');
  expect(writtenChange('tokens', 1234.5)).toBe('+1,235');
  expect(writtenChange('steps', -2)).toBe('−2.0');
  expect(writtenValue('cost_usd', null)).toBe('–');
});

describe('groups', () => {
  const measures = (data: Changes, group: 'system' | 'measure') =>
    changesFigure(data, { group }).table.rows.map(({ cells }) => cells.measure);

  test('are of systems or of measures', () => {
    expect(measures(changesOf(3), 'system').slice(0, 5)).toEqual([
      'Resolved (%)',
      'Steps',
      'Tokens (k)',
      'Cost (USD)',
      'Resolved (%)',
    ]);
    expect(measures(changesOf(3), 'measure').slice(0, 4)).toEqual([
      ...Array.from({ length: 3 }, () => 'Resolved (%)'),
      'Steps',
    ]);
  });

  test('a measure that nobody has is left out and told, one that one system lacks is a dash', () => {
    const data = changesOf(3);
    const without = {
      ...data,
      rows: data.rows.map((row) => ({ ...row, changes: row.changes.slice(0, 1) })),
    };
    const figure = changesFigure(without);
    expect(figure.table.rows).toHaveLength(3);
    expect(figure.caption).toContain('Not known: steps, tokens (input and output), cost.');
    expect(textsOf(draw(without, 252))).toContain('Resolved (%)');
    expect(changesFigure(data).table.rows[10]?.cells).toMatchObject({
      a: null,
      relative: null,
      reason: 'no task has it on both sides',
    });
    expect(textsOf(draw(data, 516))).toContain('–');
  });
});

test('columns leave as room gets less: tasks, intervals of differences, differences', () => {
  const headers = (width: number) =>
    textsOf(draw(changesOf(2), width)).filter((text) => /^n$|B − A|Change/.test(text));
  expect(headers(516)).toEqual(['n', 'B − A [95% CI]', 'Change, % [95% CI]']);
  expect(headers(252)).toEqual(['Change, % [95% CI]']);
  expect(headers(200)).toEqual(['Change, %']);
});

test('a change beyond the axis is an arrowhead and keeps its number', () => {
  const svg = draw(changesOf(4), 516);
  expect(textsOf(svg)).toContain('+900.0');
  expect(drawnElements(svg, 'polygon').length).toBeGreaterThan(0);
});

test('without any measure there is nothing to draw, and it says so', () => {
  expect(changesFigure({ ...DEMO_CHANGES, rows: [] }).empty).toBe(
    'No task has a measure under both parallel calls on and parallel calls off.',
  );
});
