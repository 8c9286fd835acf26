import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { themes } from '../../analysis/figures/theme.ts';
import { transitionPaint } from '../../analysis/figures/transitions/transition-paint.ts';
import { transitionPanels } from '../../analysis/figures/transitions/transition-panels.ts';
import {
  type ChosenArea,
  TransitionTargets,
} from '../../analysis/figures/transitions/transition-targets.tsx';
import { transitionsFigure } from '../../analysis/figures/transitions/transitions-figure.tsx';
import { transitionsLayout } from '../../analysis/figures/transitions/transitions-layout.ts';
import type { ComparisonResult } from '../../analysis/model/comparison.ts';
import { comparedCounts, demoArms, demoBoards } from './demo-comparisons.ts';
import { drawnElements, drawnTexts, number } from './drawn.ts';

function draw(data: ComparisonResult, scale: 'task' | 'panel', theme: keyof typeof themes = 'paper') {
  const surface = { theme: themes[theme], width: 252, picture: null };
  return renderToStaticMarkup(transitionsFigure(data, { scale }).draw(surface));
}

/** Square units per task of each area that has tasks. */
function unitsPerTask(svg: string, data: ComparisonResult): readonly number[] {
  const areas = drawnElements(svg, 'rect').filter((rect) => rect['data-encodes']);
  return areas.flatMap((rect) => {
    const row = data.comparisons[number(rect, 'data-row')];
    const key = rect['data-encodes']?.replace('area=', '') as 'ss' | 'su' | 'us' | 'uu';
    const n = row?.transitions?.[key] ?? 0;
    return n === 0 ? [] : [(number(rect, 'width') * number(rect, 'height')) / n];
  });
}

describe('areas', () => {
  const data = comparedCounts([
    ['of 400', 200, 50, 50, 100, 0],
    ['of 100', 20, 30, 10, 40, 0],
  ]);

  test('are alike for a task in all squares, or make squares of one size', () => {
    const tasks = unitsPerTask(draw(data, 'task'), data);
    expect(tasks).toHaveLength(8);
    for (const unit of tasks) expect(unit / (tasks[0] as number)).toBeCloseTo(1, 2);
    const panels = unitsPerTask(draw(data, 'panel'), data);
    expect((panels[4] as number) / (panels[0] as number)).toBeCloseTo(4, 1);
  });

  test('say in the caption how squares compare', () => {
    expect(transitionsFigure(data, { scale: 'task' }).caption).toContain('same area in all squares');
    expect(transitionsFigure(data, { scale: 'panel' }).caption).toContain('Squares are of one size');
  });
});

test('numbers stand in areas that hold them, beside those that do not', () => {
  const data = comparedCounts([['slivers', 300, 2, 100, 1, 0]]);
  const layout = transitionsLayout(transitionPanels(data), [], { scale: 'task' }, themes.paper, 252);
  const counts = layout.panels[0]?.areas.map(({ transition, count }) => [transition, count?.isInside]);
  expect(counts).toEqual([
    ['ss', true],
    ['su', false],
    ['us', true],
    ['uu', false],
  ]);
  const texts = drawnTexts(draw(data, 'task')).map(({ text }) => text);
  for (const text of ['300', '2', '100', '1', 'n = 403', '2 lost, 100 gained', 'retention 99.3%'])
    expect(texts).toContain(text);
});

test.each(['light', 'dark', 'paper'] as const)('lost and gained differ in grey as well: %s', (name) => {
  const theme = themes[name];
  const grey = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    return 0.299 * r + 0.587 * g + 0.114 * b;
  };
  const [kept, lost, gained, neither] = (['ss', 'su', 'us', 'uu'] as const).map((one) =>
    transitionPaint(one, theme),
  );
  expect(gained?.hatch).toBeNull();
  expect(Math.abs(grey(lost?.hatch ?? '') - grey(lost?.fill ?? ''))).toBeGreaterThan(60);
  expect(Math.abs(grey(kept?.fill ?? '') - grey(neither?.fill ?? ''))).toBeGreaterThan(8);
});

test('where nothing has an outcome on both sides it says so', () => {
  const counted = transitionsFigure(comparedCounts([['gpt-5', 0, 0, 0, 0, 9]]));
  expect(counted.empty).toMatch(/^There are no transitions: no task/);
  const [row] = demoArms().comparisons;
  if (row === undefined) throw new Error('The demo has no row.');
  const none = { mcnemar: null, transitions: null, retention: null, overturn_null: null };
  const unpaired = { ...demoArms(), comparisons: [{ ...row, paired: false as const, ...none }] };
  expect(transitionsFigure(unpaired).empty).toBe(
    'There are no transitions: the two sides share no task, and a transition needs the same task on both.',
  );
  expect(transitionsFigure({ ...demoArms(), comparisons: [] }).empty).toMatch(/^No task is scored/);
});

test('a table without a square keeps no zeros in its place', () => {
  const { rows } = transitionsFigure(
    comparedCounts([
      ['some', 3, 0, 1, 2, 0],
      ['none', 0, 0, 0, 0, 4],
    ]),
  ).table;
  expect(rows[0]?.cells).toMatchObject({ n: 6, ss: 3, su: 0, us: 1, uu: 2, retention: 100 });
  expect(rows[1]?.cells).toMatchObject({ n: 0, ss: null, su: null, us: null, uu: null, retention: null });
  expect(rows[1]?.cells.reason).toMatch(/no task/);
});

describe('in a window', () => {
  const data = demoBoards();
  const layout = transitionsLayout(transitionPanels(data), [], { scale: 'task' }, themes.light, 900);
  type Button = {
    readonly 'aria-label': string;
    readonly tabIndex: number;
    readonly onClick: () => void;
    readonly onKeyDown: (event: unknown) => void;
  };

  function buttons(chosen: ChosenArea | null, onChoose = vi.fn(), onOpen = vi.fn()) {
    const targets = TransitionTargets({ layout, chosen, onChoose, onOpen });
    const found = (targets!.props as { children: { props: Button }[] }).children.map(({ props }) => props);
    return { found, onChoose, onOpen };
  }
  const press = (button: Button | undefined, key: string, held = {}) =>
    button?.onKeyDown({ key, ...held, preventDefault: () => {} });

  test('nothing is a button without a way to open it', () => {
    expect(TransitionTargets({ layout })).toBeNull();
  });

  test('areas with tasks are one stop of the Tab key, and open by pointer, Enter and Space', () => {
    const { found, onOpen } = buttons(null);
    const [first] = data.comparisons;
    expect(found.slice(0, 2).map((button) => button['aria-label'])).toEqual([
      'solved by both: 7',
      'solved by neither: 86',
    ]);
    expect(found.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    found[1]?.onClick();
    for (const key of ['Enter', ' ', 'x']) press(found[1], key);
    press(found[1], 'Enter', { ctrlKey: true });
    expect(onOpen.mock.calls.map(([area]) => [area.comparison, area.transition])).toEqual(
      Array.from({ length: 3 }, () => [first, 'uu']),
    );
  });

  test('arrows choose the nearest area in their direction, in the next square too', () => {
    const { found, onChoose } = buttons(null);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp']) press(found[1], key);
    const chosen = onChoose.mock.calls.map(([area]) => [area.comparison.system, area.transition]);
    expect(chosen).toEqual([
      ['20231010_rag_swellama13b', 'ss'],
      ['20231010_rag_claude2', 'ss'],
      ['20231010_rag_claude2', 'uu'],
    ]);
    const again = buttons({ comparison: data.comparisons[1]!, transition: 'uu' });
    expect(again.found.find(({ tabIndex }) => tabIndex === 0)?.['aria-label']).toBe('solved by neither: 92');
  });
});
