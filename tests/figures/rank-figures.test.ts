import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../analysis/figures/figure.ts';
import { contrast, readableOn } from '../../analysis/figures/parts/readable-on.ts';
import { sequential } from '../../analysis/figures/parts/sequential.ts';
import { bumpFigure } from '../../analysis/figures/rank-bump/bump-figure.tsx';
import type { BumpOptions } from '../../analysis/figures/rank-bump/bump-options.ts';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { matrixFigure } from '../../analysis/figures/swap-matrix/matrix-figure.tsx';
import { themes } from '../../analysis/figures/theme.ts';
import type { Ranking } from '../../analysis/model/ranking.ts';
import { isSurelyMoved } from '../../analysis/ranks/is-surely-moved.ts';
import { drawnElements, drawnTexts } from './drawn.ts';
import { liteVerified, rankingOf, unrankedSystems } from './rankings.ts';

const draw = (figure: Figure, width: number, theme: keyof typeof themes = 'paper') =>
  renderToStaticMarkup(figure.draw({ theme: themes[theme], width, picture: null }));

const bump = (ranking: Ranking, options: Partial<BumpOptions> = {}) =>
  bumpFigure(ranking, { beside: 'set', highlight: 'beyond', ...options }, NO_PALETTE);

const cellsOf = (svg: string) =>
  drawnElements(svg, 'rect').filter((rect) => rect['data-value'] !== undefined);

describe('colours of a sequential scale', () => {
  it.each(['paper', 'dark'] as const)('leave the ground step by step, and stay beyond: %s', (name) => {
    const theme = themes[name];
    const steps = Array.from({ length: 101 }, (_, i) => contrast(sequential(i / 100, theme), theme.surface));
    expect(steps.every((step, i) => i === 0 || step >= (steps[i - 1] as number))).toBe(true);
    expect(steps[100]).toBeGreaterThan(9);
    expect(sequential(-1, theme)).toBe(sequential(0, theme));
    expect(sequential(2, theme)).toBe(sequential(1, theme));
  });

  it('let text be read on any of them', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    for (let i = 0; i <= 100; i += 1) {
      const colour = sequential(i / 100, themes[i % 2 ? 'dark' : 'paper']);
      expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the swap matrix', () => {
  const figure = matrixFigure(liteVerified(), 'both');

  it.each([252, 516])('fills every cell with the colour of its value, %i wide', (width) => {
    const cells = cellsOf(draw(figure, width));
    const swaps = liteVerified().swaps.flatMap(({ swap_a, swap_b }) => [swap_a, swap_b]);
    expect(cells).toHaveLength(swaps.filter((swap) => swap !== null).length);
    for (const cell of cells)
      expect(cell.fill).toBe(sequential(Number(cell['data-value']) / 50, themes.paper));
  });

  it('writes numbers where they fit, in a colour that is read on the cell', () => {
    const numbers = (svg: string) =>
      drawnElements(svg, 'text').filter(
        (text) => text['text-anchor'] === 'middle' && text.fill !== '#4d4d4d',
      );
    expect(numbers(draw(figure, 252))).toEqual([]);
    const wide = draw(figure, 516);
    expect(numbers(wide)).toHaveLength(cellsOf(wide).length);
    const cells = cellsOf(wide);
    for (const number of numbers(wide)) {
      const at = cells.find(
        ({ x, y, width, height }) =>
          Math.abs(Number(x) + Number(width) / 2 - Number(number.x)) < 0.1 &&
          Number(y) < Number(number.y) &&
          Number(number.y) < Number(y) + Number(height),
      );
      expect(contrast(at?.fill ?? '', number.fill ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('marks every pair that differs after Holm, by a frame or a dot, and the key once more', () => {
    const { swaps } = liteVerified();
    const sure = swaps
      .flatMap(({ p_holm_a, p_holm_b }) => [p_holm_a, p_holm_b])
      .filter((p) => p !== null && p < 0.05);
    expect(sure.length).toBeGreaterThan(0);
    expect(drawnElements(draw(figure, 252), 'circle')).toHaveLength(sure.length + 1);
    const frames = drawnElements(draw(figure, 516), 'rect').filter(({ fill }) => fill === 'none');
    expect(frames).toHaveLength(sure.length + 1);
  });

  it('has A above the diagonal and B below it, or one of them below alone', () => {
    const above = (svg: string) => {
      const square = cellsOf(svg);
      const left = Math.min(...square.map(({ x }) => Number(x)));
      const top = Math.min(...square.map(({ y }) => Number(y)));
      return square.map((cell) => ({
        side: cell['data-encodes'],
        isAbove:
          (Number(cell.x) - left) / Number(cell.width) > (Number(cell.y) - top) / Number(cell.height) + 0.5,
      }));
    };
    for (const { side, isAbove } of above(draw(figure, 516))) expect(isAbove).toBe(side === 'fill=swap_a');
    const b = above(draw(matrixFigure(liteVerified(), 'b'), 516));
    expect(new Set(b.map(({ side }) => side))).toEqual(new Set(['fill=swap_b']));
    expect(b.every(({ isAbove }) => !isAbove)).toBe(true);
  });

  it('reaches beyond 50% where a value does', () => {
    const [pair, ...others] = liteVerified().swaps;
    if (!pair) throw new Error('There is no pair.');
    const beyond = { ...liteVerified(), swaps: [{ ...pair, swap_a: 0.6 }, ...others] };
    const cell = cellsOf(draw(matrixFigure(beyond, 'a'), 252)).find(
      (one) => Number(one['data-value']) === 60,
    );
    expect(cell?.fill).toBe(sequential(1, themes.paper));
  });

  it('names every one of 57 systems, in one column and in two', () => {
    const labels = (width: number) =>
      drawnTexts(draw(matrixFigure(rankingOf(57), 'both'), width)).filter(({ text }) =>
        /[a-zÆ]{2}|…/.test(text),
      );
    for (const width of [252, 516]) expect(labels(width).length).toBeGreaterThanOrEqual(57);
  });
});

describe('the bump chart', () => {
  const heavy = (svg: string) =>
    drawnElements(svg, 'line').filter((line) => Number(line['stroke-width']) > themes.paper.line * 1.5);

  it('draws heavy only those whose sets are apart, unless told', () => {
    expect(heavy(draw(bump(liteVerified()), 252))).toHaveLength(0);
    expect(heavy(draw(bump(liteVerified(), { highlight: 'moved' }), 252))).toHaveLength(3);
    expect(heavy(draw(bump(liteVerified(), { highlight: 'all' }), 252))).toHaveLength(18);
    const many = rankingOf(57);
    const sure = many.systems.filter(isSurelyMoved).length;
    expect(sure).toBeGreaterThan(0);
    expect(heavy(draw(bump(many), 516))).toHaveLength(sure);
    expect(heavy(draw(bump(many, { highlight: 'none' }), 516))).toHaveLength(0);
  });

  it('says what is shown beside the ranks, and that an interval only describes', () => {
    expect(bump(liteVerified()).caption).toContain('confidence sets of the ranks, simultaneous');
    expect(bump(liteVerified()).caption).toContain('no rank in common (0 of 18)');
    expect(bump(liteVerified(), { beside: 'interval' }).caption).toContain('descriptive only');
    expect(bump(liteVerified()).caption).toContain('Left out: 47 tasks');
  });

  it('names all systems at both sides, with scores where there is room', () => {
    const ranking = liteVerified();
    const texts = drawnTexts(draw(bump(ranking), 900, 'light')).map(({ text }) => text);
    expect(texts.filter((text) => text === '20241208_gru')).toHaveLength(2);
    expect(texts.filter((text) => text === '56.5')).toHaveLength(2);
    expect(texts.filter((text) => text === '10.5')).toHaveLength(4);
    expect(drawnTexts(draw(bump(ranking), 252)).map(({ text }) => text)).not.toContain('56.5');
  });

  it('tells all of 18 systems apart in one column', () => {
    const texts = drawnTexts(draw(bump(liteVerified()), 252));
    const names = texts
      .filter(({ text, left }) => text.startsWith('20') && left < 10)
      .map(({ text }) => text);
    expect(names).toHaveLength(18);
    expect(new Set(names).size).toBe(18);
  });

  it('gives tied systems lines of their own, the better one under the other side first', () => {
    const svg = draw(bump(liteVerified(), { highlight: 'moved' }), 900, 'light');
    const y = (text: string) => drawnTexts(svg).find((one) => one.text.startsWith(text))?.top ?? Number.NaN;
    // Both have rank 6.5 under A; 6 and 7.5 under B.
    expect(y('20241028')).toBeLessThan(y('20241128'));
  });
});

describe('without an order', () => {
  it.each([
    ['rank-bump', (ranking: Ranking) => bump(ranking)],
    ['swap-matrix', (ranking: Ranking) => matrixFigure(ranking, 'both')],
  ] as const)('%s says why there is nothing to draw', (_, make) => {
    for (const ranking of [unrankedSystems(), rankingOf(1)]) {
      const figure = make(ranking);
      expect(figure.empty).toMatch(/no task is scored for every system|one system alone has no order/);
      const words = drawnTexts(draw(figure, 252)).map(({ text }) => text);
      expect(words.join(' ')).toBe(figure.empty);
    }
  });
});
