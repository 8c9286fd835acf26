import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Forest, type ForestProps } from '../../analysis/figures/forest/forest.tsx';
import { ForestTargets } from '../../analysis/figures/forest/forest-interaction.tsx';
import { forestRows } from '../../analysis/figures/forest/forest-rows.ts';
import { forestTable } from '../../analysis/figures/forest/forest-table.ts';
import { effectLayout } from '../../analysis/figures/parts/effect-rows/effect-layout.ts';
import { themes } from '../../analysis/figures/theme.ts';
import type { Comparison, ComparisonResult } from '../../analysis/model/comparison.ts';
import { comparisonResult, comparisonRow, extremes, groupsOf, nullRow, rowsOf } from './comparisons.ts';
import { drawnElements, drawnTexts, number } from './drawn.ts';

const DATA: Readonly<Record<string, ComparisonResult>> = {
  one: rowsOf(1),
  eighteen: rowsOf(18),
  fifty_seven: rowsOf(57),
  extremes: extremes(),
  benchmarks: { ...rowsOf(18), by: 'benchmark', a: 'SWE-bench Lite', b: 'SWE-bench Verified' },
  nothing: comparisonResult([]),
  only_null: comparisonResult([nullRow('gpt-5')]),
};
const WIDTHS = [150, 252, 504, 900, 1400];

function draw(
  data: ComparisonResult,
  theme: keyof typeof themes,
  width: number,
  more: Partial<ForestProps> = {},
) {
  return renderToStaticMarkup(<Forest data={data} theme={themes[theme]} size={{ width }} {...more} />);
}

describe('drawing', () => {
  test.each([
    ['one', 'paper', 252],
    ['eighteen', 'paper', 252],
    ['eighteen', 'paper-serif', 252],
    ['eighteen', 'light', 900],
    ['eighteen', 'slides', 900],
    ['fifty_seven', 'paper', 504],
    ['extremes', 'dark', 504],
  ] as const)('of %s rows, %s, %i wide', async (name, theme, width) => {
    const svg = draw(DATA[name] ?? rowsOf(0), theme, width);
    await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(
      `__snapshots__/forest-${name}-${theme}-${width}.svg`,
    );
  });

  test('of sides that share no task says so, and how many each has', async () => {
    const svg = draw(groupsOf(3), 'paper', 504);
    expect(svg).toContain('231 + 75');
    expect(svg).toContain('over 231 tasks of A and 75 tasks of B, which share none');
    expect(svg).toContain('Newcombe intervals for independent proportions');
    expect(svg).not.toMatch(/[Pp]aired|scored on both sides/);
    await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(
      '__snapshots__/forest-groups-paper-504.svg',
    );
    const { rows } = forestTable(groupsOf(1));
    expect(rows[0]?.cells).toMatchObject({
      n_tasks_a: 231,
      n_tasks_b: 75,
      tasks: 'none shared',
      only_a: null,
    });
  });

  test('with rows per repository', async () => {
    const svg = draw(rowsOf(2), 'paper', 504, { options: { repositories: true } });
    await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(
      '__snapshots__/forest-repositories-paper-504.svg',
    );
  });

  test('names no colour that depends on its place and no class', () => {
    const svg = draw(rowsOf(18), 'light', 900);
    expect(svg).not.toMatch(/currentColor|class=|var\(/i);
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title>Paired differences in resolve rate, counter-edit minus vanilla</title>');
    expect(svg).toMatch(/<desc>[^<]*Seed: parallax\./);
  });
});

describe.each(Object.keys(DATA))('texts of %s', (name) => {
  const data = DATA[name] ?? rowsOf(0);
  const cases = WIDTHS.flatMap((width) =>
    (['paper', 'paper-serif', 'light', 'slides'] as const).flatMap((theme) =>
      [true, false].map((repositories) => ({ width, theme, repositories })),
    ),
  ).filter(({ width, theme }) => theme.startsWith('paper') || width > (theme === 'light' ? 252 : 504));

  test.each(cases)('stay apart and inside: $theme, $width wide, repositories $repositories', (given) => {
    const svg = draw(data, given.theme, given.width, { options: { repositories: given.repositories } });
    const texts = drawnTexts(svg);
    const height = Number(/viewBox="0 0 \S+ (\d+)"/.exec(svg)?.[1]);
    expect(texts.length).toBeGreaterThan(4);
    const outside = texts.filter(
      (t) => t.left < -0.02 || t.right > given.width + 0.02 || t.top < 0 || t.bottom > height,
    );
    expect(outside).toEqual([]);
    const overlapping = texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} | ${b.text}`),
    );
    expect(overlapping).toEqual([]);
  });
});

/** Position → value by the tick labels alone. */
function readAxis(svg: string): (x: number) => number {
  const axis = drawnTexts(svg).filter(
    (t) => /^−?\d+(\.\d+)?$/.test(t.text) && Math.abs((t.left + t.right) / 2 - t.x) < 0.01,
  );
  const value = (text: string) => Number(text.replace('−', '-'));
  const [first, last] = [axis[0], axis.at(-1)];
  if (!first || !last || first === last) throw new Error('No axis');
  const scale = (value(last.text) - value(first.text)) / (last.x - first.x);
  return (x) => value(first.text) + (x - first.x) * scale;
}

test.each([
  ['fifty_seven', 1400],
  ['eighteen', 504],
  ['extremes', 900],
])('dots, lines and bands of %s stand where the table says', (name, width) => {
  const data = DATA[name] ?? rowsOf(0);
  const svg = draw(data, 'paper', width);
  const value = readAxis(svg);
  const drawn = forestTable(data).rows.filter((row) => row.kind === 'row' && row.cells.difference !== null);
  const keys = drawnElements(svg.slice(0, svg.indexOf('>Difference [')), 'circle').length;
  const dots = drawnElements(svg, 'circle').slice(keys);
  expect(dots).toHaveLength(drawn.length);
  dots.forEach((dot, i) => {
    expect(value(number(dot, 'cx'))).toBeCloseTo(drawn[i]?.cells.difference as number, 0);
    expect(Math.abs(value(number(dot, 'cx')) - (drawn[i]?.cells.difference as number))).toBeLessThan(0.01);
  });
  const lines = drawnElements(svg, 'line').filter((line) => line.stroke === themes.paper.accent);
  expect(lines.map((line) => [value(number(line, 'x1')), value(number(line, 'x2'))].map(tenths))).toEqual(
    drawn.map((row) => (row.cells.interval as [number, number]).map(tenths)),
  );
});

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

test('dots are filled where Holm p is below 0.05 and hollow elsewhere, and where there is no p', () => {
  const rows = [0.049, 0.05, null].map((p_holm, i) => ({ ...comparisonRow(i), p_holm }));
  const svg = draw(comparisonResult(rows), 'paper', 252);
  const dots = drawnElements(svg, 'circle').slice(-3);
  expect(dots.map((dot) => dot.fill)).toEqual(['#0072b2', '#ffffff', '#ffffff']);
});

test('an interval beyond the axis ends in an arrowhead, and its numbers stay', () => {
  const svg = draw(rowsOf(1), 'paper', 504, { options: { repositories: true } });
  const texts = drawnTexts(svg).map((t) => t.text);
  expect(texts).toContain('+100.0');
  expect(drawnElements(svg, 'polygon').length).toBeGreaterThan(1);
  const { right } = effectLayout(
    forestRows(rowsOf(1), { repositories: true }),
    'System',
    themes.paper,
    504,
  ).plot;
  for (const line of drawnElements(svg, 'line').filter((l) => l.stroke === themes.paper.faint))
    expect(number(line, 'x2')).toBeLessThanOrEqual(right + 0.01);
});

test('a row without a difference says why', () => {
  const texts = drawnTexts(draw(rowsOf(18), 'light', 1400)).map((t) => t.text);
  expect(texts).toContain('no task is scored on both sides');
  expect(texts).toContain('–');
  expect(texts).toContain('Mean of 17');
});

test('a shortened name keeps its ends, differs from its neighbours and is told in full', () => {
  const svg = draw(rowsOf(57), 'paper', 252);
  expect(svg).toContain('<title>20241221_codestory_midwit_claude-3-5-sonnet_swe-search</title>');
  const labels = drawnTexts(svg)
    .filter((t) => t.left < 1.1 && t.text !== 'System')
    .map((t) => t.text);
  expect(labels.length).toBeGreaterThanOrEqual(57);
  expect(new Set(labels).size).toBe(labels.length);
});

test('both directions are named in full where the figure has the room, wherever zero is', () => {
  const rows = [
    { ...comparisonRow(0), difference: -0.1, ci_bootstrap: [-0.2, -0.05] as const, ci_newcombe: null },
  ];
  const data = comparisonResult(rows, { by: 'benchmark', a: 'SWE-bench Lite', b: 'SWE-bench Verified' });
  const texts = drawnTexts(draw(data, 'paper', 252)).map((t) => t.text);
  expect(texts).toContain('← higher on SWE-bench Lite');
  expect(texts).toContain('higher on SWE-bench Verified →');
});

test('tasks leave first where every row has the same number, else p', () => {
  const headers = (data: ComparisonResult) =>
    drawnTexts(draw(data, 'paper', 252))
      .map((t) => t.text)
      .filter((text) => text === 'n' || text === 'Holm p');
  const rows = [0, 1].map((i) => ({ ...comparisonRow(i), system: 'a-longer-name' }));
  expect(headers(comparisonResult(rows.map((row) => ({ ...row, n_tasks: 500 }))))).toEqual(['Holm p']);
  expect(headers(comparisonResult(rows))).toEqual(['n']);
});

type Handler = 'onClick' | 'onKeyDown' | 'onMouseEnter' | 'onMouseLeave';
type TargetProps = Readonly<Record<Handler, (event?: unknown) => void>> & { readonly tabIndex: number };

const press = (button: { props: TargetProps } | undefined, key: string, held: object = {}) =>
  button?.props.onKeyDown({ key, ...held, preventDefault: () => {} });

describe('in a window', () => {
  const data = rowsOf(3);
  const [first] = data.comparisons;

  test('every comparison is a button that says its numbers; the chosen one is pressed and shaded', () => {
    const svg = draw(data, 'light', 900, { onSelect: () => {}, selected: first ?? null });
    expect(svg).toContain('role="group"');
    const buttons = drawnElements(svg, 'g').filter((g) => g.role === 'button');
    expect(buttons.map((g) => g['aria-pressed'])).toEqual(['true', 'false', 'false']);
    expect(buttons[0]?.['aria-label']).toBe(
      '20231010_rag_claude2: −10.0 points [−13.1, −6.6], 500 tasks, Holm p &lt;0.001',
    );
    expect(drawnElements(svg, 'rect').filter((rect) => rect.fill === themes.light.selected)).toHaveLength(1);
  });

  test('a click, Enter and Space select; the pointer hovers', () => {
    const [onSelect, onHover] = [vi.fn(), vi.fn()];
    const layout = effectLayout(forestRows(data), 'System', themes.light, 900);
    const targets = ForestTargets({ layout, theme: themes.light, onSelect, onHover });
    const { children } = targets!.props as { children: { props: TargetProps }[] };
    const button = children[0];
    button?.props.onClick?.();
    for (const key of ['Enter', ' ', 'x']) press(button, key);
    button?.props.onMouseEnter?.();
    button?.props.onMouseLeave?.();
    expect(onSelect.mock.calls).toEqual([[first], [first], [first]]);
    expect(onHover.mock.calls).toEqual([[first], [null]]);
  });

  test('the rows are one stop of the Tab key, the chosen or the first, and keys choose others', () => {
    const onSelect = vi.fn();
    const layout = effectLayout(forestRows(data), 'System', themes.light, 900);
    const [one, two, three] = data.comparisons;
    const buttonsWith = (selected: Comparison | null) => {
      const targets = ForestTargets({ layout, theme: themes.light, onSelect, selected });
      return (targets!.props as { children: { props: TargetProps }[] }).children;
    };
    expect(buttonsWith(null).map(({ props }) => props.tabIndex)).toEqual([0, -1, -1]);
    const buttons = buttonsWith(two ?? null);
    expect(buttons.map(({ props }) => props.tabIndex)).toEqual([-1, 0, -1]);
    for (const key of ['ArrowDown', 'ArrowUp', 'End', 'Home']) press(buttons[1], key);
    press(buttons[2], 'ArrowDown');
    press(buttons[0], 'ArrowUp');
    press(buttons[1], 'ArrowDown', { ctrlKey: true });
    expect(onSelect.mock.calls).toEqual([[three], [one], [three], [one], [three], [one]]);
  });
});
