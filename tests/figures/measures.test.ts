import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { distributionsFigure } from '../../analysis/figures/distributions/distributions-figure.tsx';
import { distributionsKind } from '../../analysis/figures/distributions/distributions-kind.ts';
import type { Figure } from '../../analysis/figures/figure.ts';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { themes } from '../../analysis/figures/theme.ts';
import { tradeoffFigure } from '../../analysis/figures/tradeoff/tradeoff-figure.tsx';
import type { Distributions } from '../../analysis/model/distributions.ts';
import { drawnTexts } from './drawn.ts';
import { extremeSpreads, spreadsOf, spreadWords } from './spreads.ts';
import { parse } from './svg-tree.ts';
import { extremeTradeoff, pointsOf } from './tradeoffs.ts';

const draw = (figure: Figure, width = 252) =>
  renderToStaticMarkup(figure.draw({ theme: themes.paper, width, picture: null }));

/** Heights of the bars of one part, in the order of the bins that have any. */
function barHeights(svg: string, part: string): readonly number[] {
  const path = parse(svg).find(({ attributes }) => attributes['data-part'] === part);
  return [...(path?.attributes.d ?? '').matchAll(/M\S+ (\S+)H\S+V(\S+)H/g)].map(
    ([, top, bottom]) => Number(bottom) - Number(top),
  );
}

describe('distributions', () => {
  test.each(['linear', 'log'] as const)(
    'have bars as high as their counts, in both directions: %s',
    (scale) => {
      const data = spreadsOf(1);
      const counts = (scale === 'log' ? data.groups[0]?.log10 : data.groups[0]?.linear) ?? {};
      const svg = draw(distributionsFigure(data, { scale }));
      const wanted = [...(counts.resolved ?? []), ...(counts.unresolved ?? [])].filter((n) => n > 0);
      const heights = [...barHeights(svg, 'resolved'), ...barHeights(svg, 'unresolved')];
      expect(heights).toHaveLength(wanted.length);
      const unit = heights.reduce((sum, height) => sum + height, 0) / wanted.reduce((sum, n) => sum + n, 0);
      for (const [i, height] of heights.entries())
        expect(Math.abs(height - unit * wanted[i]!)).toBeLessThan(0.03);
    },
  );

  test('count zeros apart on a logarithmic scale alone, and say so', () => {
    const headers = (scale: 'log' | 'linear') =>
      drawnTexts(draw(distributionsFigure(extremeSpreads(), { scale }))).map(({ text }) => text);
    expect(headers('log')).toEqual(expect.arrayContaining(['0', 'n', 'Unknown', '4']));
    const { caption } = distributionsFigure(extremeSpreads(), { scale: 'log' });
    expect(caption).toMatch(/4 values of 0 have no place .* Left out: 1 \(no run reports it\)\.$/);
    expect(distributionsFigure(extremeSpreads(), { scale: 'linear' }).caption).not.toMatch(/values of 0/);
  });

  test('of words have one tone and no verdicts', () => {
    const svg = draw(distributionsFigure(spreadWords(), { scale: 'log' }));
    const parts = parse(svg).flatMap(({ attributes }) => attributes['data-part'] ?? []);
    expect(new Set(parts)).toEqual(new Set(['text']));
    expect(drawnTexts(svg).some(({ text }) => text === 'resolved')).toBe(false);
    const ask = { measure: 'words', by: 'both', scale: 'log' } as const;
    expect(distributionsKind.ask(ask)).toEqual({ measure: 'words', by: 'condition' });
  });

  test('say why there is nothing to draw', () => {
    const none: Distributions = { measure: 'steps', by: 'both', linear: null, log10: null, groups: [] };
    expect(distributionsFigure(none, { scale: 'log' }).empty).toMatch(/^Of no run the steps are known\./);
    const zeros = { ...spreadWords(), log10: null };
    expect(distributionsFigure(zeros, { scale: 'log' }).empty).toMatch(/choose linear/);
    expect(distributionsFigure(zeros, { scale: 'linear' }).empty).toBeNull();
  });
});

describe('tradeoff', () => {
  const figure = (data: ReturnType<typeof pointsOf>) =>
    tradeoffFigure(data, { measure: 'cost_usd', scale: 'log' }, NO_PALETTE);

  test.each([180, 252, 516])('names the front, and says how many names found no room: %i', (width) => {
    const data = pointsOf(57);
    const texts = drawnTexts(draw(figure(data), width)).map(({ text }) => text);
    const note = texts.map((text) => /^No room for (\d+) of 57 names\.$/.exec(text)?.[1]).find(Boolean);
    const names = texts.filter((text) => /^\d{4}|gpt|Ærø|…/.test(text));
    expect(names.length + Number(note ?? 0)).toBe(57);
    const cheapest = data.points.find(({ on_front }) => on_front);
    expect(texts.some((text) => text.startsWith(cheapest!.system.slice(0, 4)))).toBe(true);
  });

  test('says what is left out, and what has no place on its scale', () => {
    const { caption, table } = figure(extremeTradeoff());
    expect(caption).toMatch(/Arrowheads: repeats that took 0/);
    expect(caption).toMatch(/Left out: 2 \(no run reports it\), 1 \(no run is scored\)\.$/);
    expect(table.rows.slice(4).map(({ cells }) => cells.reason)).toEqual([
      ...['no run reports it', 'no run reports it', 'no run is scored'],
    ]);
    expect(figure({ ...extremeTradeoff(), points: [] }).empty).toMatch(/^No system has both .* Left out: 2/);
  });
});
